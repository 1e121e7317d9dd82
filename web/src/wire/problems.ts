/** What the server refuses, in the words of the catalogue. */

import { has, t } from '../i18n/texts.svelte';
import type { Problem } from './messages';

/** The rule that forbids a move or a position where there is one; the server's own words for what only it can say. */
export function problemSentence(problem: Problem): string {
  const { reason } = problem;
  const code = `error-${problem.type.replace('/problems/', '').replaceAll('_', '-')}`;
  if (reason && has(`reason-${reason.id}`)) return t('error-illegal-move', { reason: t(`reason-${reason.id}`, reason.arguments) });
  if (reason && has(reason.id)) return t(reason.id, reason.arguments);
  return has(code) && !code.endsWith('illegal-move') ? t(code) : problem.detail || problem.title;
}
