/* The wall clock of one process, moved by so many seconds as a file says, while the machine's own stays. For LD_PRELOAD. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile long *moved;

__attribute__((constructor)) static void look(void) {
    const char *path = getenv("FAULTS_CLOCK");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *found = mmap(NULL, sizeof(long), PROT_READ, MAP_SHARED, file, 0);
    if (found != MAP_FAILED) moved = found;
    close(file);
}

int clock_gettime(clockid_t which, struct timespec *at) {
    int result = syscall(SYS_clock_gettime, which, at);
    if (result == 0 && which == CLOCK_REALTIME && moved) at->tv_sec += *moved;
    return result;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
    struct timespec now;
    int result = clock_gettime(CLOCK_REALTIME, &now);
    (void)zone;
    at->tv_sec = now.tv_sec;
    at->tv_usec = now.tv_nsec / 1000;
    return result;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
