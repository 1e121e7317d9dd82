BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	fence INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('22kb936y7gr75chp',1,1,'{"seq":1,"at":1794788647.2728348,"kind":"began"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',2,1,'{"seq":2,"at":1794788647.2732306,"kind":"deal","draws":["=o","=b","=g","=g","=o","=y","=g","=y","=o","=y","=b","=p","=r","=p","=r","=g","=o","=y","=o","=g","=b","=o","=y","=o","=o","=r","=y","=p","=b","=o"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',3,1,'{"seq":3,"at":1794788647.3495111,"kind":"move","seat":0,"move":"2g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',4,1,'{"seq":4,"at":1794788647.4129915,"kind":"move","seat":1,"move":"5o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',5,1,'{"seq":5,"at":1794788647.476972,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',6,1,'{"seq":6,"at":1794788647.5437517,"kind":"move","seat":1,"move":"3g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',7,1,'{"seq":7,"at":1794788647.6052709,"kind":"move","seat":0,"move":"1r"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',8,1,'{"seq":8,"at":1794788647.6689508,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',9,1,'{"seq":9,"at":1794788647.7224047,"kind":"move","seat":0,"move":"4o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',10,1,'{"seq":10,"at":1794788647.792962,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',11,1,'{"seq":11,"at":1794788647.8582597,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',12,1,'{"seq":12,"at":1794788647.9292767,"kind":"move","seat":1,"move":"co"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',13,1,'{"seq":13,"at":1794788648.0018387,"kind":"move","seat":0,"move":"b2r"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',14,1,'{"seq":14,"at":1794788648.083971,"kind":"move","seat":1,"move":"p1bw2"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',15,1,'{"seq":15,"at":1794788648.1659975,"kind":"move","seat":0,"move":"g3b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',16,1,'{"seq":16,"at":1794788648.2573507,"kind":"move","seat":1,"move":"y2"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',17,1,'{"seq":17,"at":1794788648.3331523,"kind":"move","seat":0,"move":"r1ow1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',18,1,'{"seq":18,"at":1794788648.4011748,"kind":"move","seat":1,"move":"p4o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',19,1,'{"seq":19,"at":1794788648.4542818,"kind":"move","seat":0,"move":"r3"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',20,1,'{"seq":20,"at":1794788648.5169468,"kind":"move","seat":1,"move":"g3y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',21,1,'{"seq":21,"at":1794788648.568987,"kind":"move","seat":0,"move":"p3g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',22,1,'{"seq":22,"at":1794788648.6370685,"kind":"move","seat":1,"move":"y3g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',23,1,'{"seq":23,"at":1794788648.6969776,"kind":"move","seat":1,"move":"r3b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',24,1,'{"seq":24,"at":1794788648.697317,"kind":"deal","draws":["=g","=p","=r","=g","=b","=r","=b","=p","=b","=y","=y","=b","=r","=p","=g","=b","=g","=g","=y","=r"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',25,1,'{"seq":25,"at":1794788648.765519,"kind":"move","seat":0,"move":"2b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',26,1,'{"seq":26,"at":1794788648.828993,"kind":"move","seat":1,"move":"5r"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',27,1,'{"seq":27,"at":1794788648.892952,"kind":"move","seat":0,"move":"3b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',28,1,'{"seq":28,"at":1794788648.949949,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',29,1,'{"seq":29,"at":1794788649.0172536,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',30,1,'{"seq":30,"at":1794788649.0729716,"kind":"move","seat":1,"move":"1r"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',31,1,'{"seq":31,"at":1794788649.1332717,"kind":"move","seat":0,"move":"4b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',32,1,'{"seq":32,"at":1794788649.1969252,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',33,1,'{"seq":33,"at":1794788649.7250736,"kind":"move","seat":0,"move":"cp"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',34,1,'{"seq":34,"at":1794788649.7813215,"kind":"move","seat":1,"move":"r6w3"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',35,1,'{"seq":35,"at":1794788649.8443153,"kind":"move","seat":0,"move":"c5p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',36,1,'{"seq":36,"at":1794788649.902351,"kind":"move","seat":1,"move":"o2y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',37,1,'{"seq":37,"at":1794788649.9692068,"kind":"move","seat":0,"move":"o2bw1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',38,1,'{"seq":38,"at":1794788650.0332968,"kind":"move","seat":1,"move":"o3y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',39,1,'{"seq":39,"at":1794788650.0931382,"kind":"move","seat":0,"move":"b3r"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',40,1,'{"seq":40,"at":1794788650.1372344,"kind":"move","seat":1,"move":"b3g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',41,1,'{"seq":41,"at":1794788650.1973,"kind":"move","seat":0,"move":"c6b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',42,1,'{"seq":42,"at":1794788650.2492836,"kind":"move","seat":0,"move":"y3b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',43,1,'{"seq":43,"at":1794788650.2496912,"kind":"deal","draws":["=b","=y","=p","=p","=p","=o","=p","=r","=g","=o","=o","=g","=r","=b","=y","=r","=o","=o","=b","=b"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',44,1,'{"seq":44,"at":1794788650.3172655,"kind":"move","seat":1,"move":"1y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',45,1,'{"seq":45,"at":1794788650.3934274,"kind":"move","seat":0,"move":"4b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',46,1,'{"seq":46,"at":1794788650.4890947,"kind":"move","seat":1,"move":"3g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',47,1,'{"seq":47,"at":1794788650.5571008,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',48,1,'{"seq":48,"at":1794788650.617105,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',49,1,'{"seq":49,"at":1794788650.6810625,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',50,1,'{"seq":50,"at":1794788650.7370656,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',51,1,'{"seq":51,"at":1794788650.8010116,"kind":"move","seat":0,"move":"5b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',52,1,'{"seq":52,"at":1794788650.8891177,"kind":"move","seat":1,"move":"co"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',53,1,'{"seq":53,"at":1794788650.9731767,"kind":"move","seat":0,"move":"2p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',54,1,'{"seq":54,"at":1794788651.0250285,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',55,1,'{"seq":55,"at":1794788651.0854273,"kind":"move","seat":0,"move":"p4rw3"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',56,1,'{"seq":56,"at":1794788651.1498992,"kind":"move","seat":1,"move":"p3g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',57,1,'{"seq":57,"at":1794788651.2172813,"kind":"move","seat":0,"move":"g2p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',58,1,'{"seq":58,"at":1794788651.277182,"kind":"move","seat":1,"move":"y4pw2"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',59,1,'{"seq":59,"at":1794788651.3612268,"kind":"move","seat":0,"move":"o3r"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',60,1,'{"seq":60,"at":1794788651.421063,"kind":"move","seat":1,"move":"p2y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',61,1,'{"seq":61,"at":1794788651.473505,"kind":"move","seat":0,"move":"r4b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',62,1,'{"seq":62,"at":1794788651.5570402,"kind":"move","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',63,1,'{"seq":63,"at":1794788651.557315,"kind":"deal","draws":["=y","=p","=y","=o","=y","=r","=p","=g","=g","=o","=r","=b","=o","=b","=g","=b","=p","=o","=y","=o"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',64,1,'{"seq":64,"at":1794788651.6212354,"kind":"move","seat":0,"move":"5o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',65,1,'{"seq":65,"at":1794788651.6730382,"kind":"move","seat":1,"move":"1p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',66,1,'{"seq":66,"at":1794788651.7491212,"kind":"move","seat":0,"move":"3g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',67,1,'{"seq":67,"at":1794788651.7969923,"kind":"move","seat":1,"move":"2g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',68,1,'{"seq":68,"at":1794788651.873062,"kind":"move","seat":0,"move":"cp"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',69,1,'{"seq":69,"at":1794788651.9288785,"kind":"move","seat":1,"move":"co"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',70,1,'{"seq":70,"at":1794788651.9932153,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',71,1,'{"seq":71,"at":1794788652.0732954,"kind":"move","seat":1,"move":"4g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',72,1,'{"seq":72,"at":1794788652.137035,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',73,1,'{"seq":73,"at":1794788652.2170308,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',74,1,'{"seq":74,"at":1794788652.2770693,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',75,1,'{"seq":75,"at":1794788652.3373742,"kind":"move","seat":0,"move":"p1b"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',76,1,'{"seq":76,"at":1794788652.4102085,"kind":"move","seat":1,"move":"g2w1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',77,1,'{"seq":77,"at":1794788652.4773202,"kind":"move","seat":0,"move":"r2y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',78,1,'{"seq":78,"at":1794788652.5431242,"kind":"move","seat":1,"move":"b2gw1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',79,1,'{"seq":79,"at":1794788652.6052103,"kind":"move","seat":0,"move":"c3o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',80,1,'{"seq":80,"at":1794788652.6731164,"kind":"move","seat":1,"move":"r2o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',81,1,'{"seq":81,"at":1794788652.7371192,"kind":"move","seat":0,"move":"y2p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',82,1,'{"seq":82,"at":1794788652.8090415,"kind":"move","seat":1,"move":"pass-pr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',83,1,'{"seq":83,"at":1794788652.8811967,"kind":"move","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',84,1,'{"seq":84,"at":1794788652.8817022,"kind":"deal","draws":["=g","=y","=r","=y","=p","=b","=p","=y","=y","=o","=g","=r","=y","=o","=g","=r","=b","=b","=g","=b"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',85,1,'{"seq":85,"at":1794788652.9692707,"kind":"move","seat":0,"move":"2y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',86,1,'{"seq":86,"at":1794788653.0410721,"kind":"move","seat":1,"move":"3o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',87,1,'{"seq":87,"at":1794788653.1293538,"kind":"move","seat":0,"move":"1g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',88,1,'{"seq":88,"at":1794788653.181017,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',89,1,'{"seq":89,"at":1794788653.277299,"kind":"move","seat":0,"move":"5g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',90,1,'{"seq":90,"at":1794788653.3370986,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',91,1,'{"seq":91,"at":1794788653.4130135,"kind":"move","seat":0,"move":"4o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',92,1,'{"seq":92,"at":1794788653.4650314,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',93,1,'{"seq":93,"at":1794788653.5370393,"kind":"move","seat":0,"move":"cg"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',94,1,'{"seq":94,"at":1794788653.593046,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',95,1,'{"seq":95,"at":1794788653.6750689,"kind":"move","seat":1,"move":"c6p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',96,1,'{"seq":96,"at":1794788653.7348533,"kind":"move","seat":0,"move":"c4gw1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',97,1,'{"seq":97,"at":1794788653.8213851,"kind":"move","seat":0,"move":"s-yb"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',98,1,'{"seq":98,"at":1794788653.8217082,"kind":"deal","draws":["=p","=y"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',99,1,'{"seq":99,"at":1794788653.8915164,"kind":"move","seat":1,"move":"c1y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',100,1,'{"seq":100,"at":1794788653.9611707,"kind":"move","seat":1,"move":"s-p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',101,1,'{"seq":101,"at":1794788653.9613776,"kind":"deal","draws":["=p"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',102,1,'{"seq":102,"at":1794788654.0213244,"kind":"move","seat":0,"move":"g4w2"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',103,1,'{"seq":103,"at":1794788654.0852988,"kind":"move","seat":1,"move":"g1rw1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',104,1,'{"seq":104,"at":1794788654.136893,"kind":"move","seat":1,"move":"s-yy"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',105,1,'{"seq":105,"at":1794788654.1370993,"kind":"deal","draws":["=r","=p"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',106,1,'{"seq":106,"at":1794788654.2020054,"kind":"move","seat":0,"move":"p2y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',107,1,'{"seq":107,"at":1794788654.269049,"kind":"move","seat":0,"move":"s-o"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',108,1,'{"seq":108,"at":1794788654.2692623,"kind":"deal","draws":["=r"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',109,1,'{"seq":109,"at":1794788654.3252745,"kind":"move","seat":1,"move":"o4yw1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',110,1,'{"seq":110,"at":1794788654.3901644,"kind":"move","seat":1,"move":"s-gg"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',111,1,'{"seq":111,"at":1794788654.3903644,"kind":"deal","draws":["=g","=r"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',112,1,'{"seq":112,"at":1794788654.4648795,"kind":"move","seat":0,"move":"pass-oo"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',113,1,'{"seq":113,"at":1794788654.5131025,"kind":"move","seat":1,"move":"pass-orr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',114,1,'{"seq":114,"at":1794788654.513381,"kind":"deal","draws":["=b","=r","=r","=y","=r","=o","=g","=p","=p","=b","=p","=p","=r","=g","=r","=g","=o","=p","=o","=p"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',115,1,'{"seq":115,"at":1794788654.5813231,"kind":"move","seat":1,"move":"2g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',116,1,'{"seq":116,"at":1794788654.6428747,"kind":"move","seat":0,"move":"cp"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',117,1,'{"seq":117,"at":1794788654.703891,"kind":"move","seat":1,"move":"5p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',118,1,'{"seq":118,"at":1794788654.7573762,"kind":"move","seat":0,"move":"1y"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',119,1,'{"seq":119,"at":1794788654.817002,"kind":"move","seat":1,"move":"4g"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',120,1,'{"seq":120,"at":1794788654.8690546,"kind":"move","seat":0,"move":"3p"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',121,1,'{"seq":121,"at":1794788654.9330857,"kind":"move","seat":1,"move":"co"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',122,1,'{"seq":122,"at":1794788654.989632,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',123,1,'{"seq":123,"at":1794788655.0490818,"kind":"move","seat":0,"move":"o1w2"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',124,1,'{"seq":124,"at":1794788655.1050422,"kind":"move","seat":0,"move":"s-gr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',125,1,'{"seq":125,"at":1794788655.1052446,"kind":"deal","draws":["=p","=p"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',126,1,'{"seq":126,"at":1794788655.1622505,"kind":"move","seat":1,"move":"r4pw2"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',127,1,'{"seq":127,"at":1794788655.2335112,"kind":"move","seat":0,"move":"o4pw1"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',128,1,'{"seq":128,"at":1794788655.2930486,"kind":"move","seat":0,"move":"s-pr"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',129,1,'{"seq":129,"at":1794788655.2932577,"kind":"deal","draws":["=r","=y"]}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',130,1,'{"seq":130,"at":1794788655.3533723,"kind":"move","seat":1,"move":"c3ow2"}');
INSERT INTO "entries" VALUES('22kb936y7gr75chp',131,1,'{"seq":131,"at":1794788655.4131098,"kind":"move","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',1,1,'{"seq":1,"at":1794788637.216597,"kind":"began"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',2,1,'{"seq":2,"at":1794788637.2169673,"kind":"deal","draws":["=y","=w","=w","=r","=k","=b","=r","=w","=k","=b","=k","=j","=w","=r","=y","=y","=j","=r","=b","=w","=j","=k","=y","=y","=r","=r","=w","=k"]}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',3,1,'{"seq":3,"at":1794788637.3596869,"kind":"move","seat":0,"move":"5w2"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',4,1,'{"seq":4,"at":1794788637.421358,"kind":"move","seat":1,"move":"2r1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',5,1,'{"seq":5,"at":1794788637.4327378,"kind":"move","seat":2,"move":"4y5"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',6,1,'{"seq":6,"at":1794788637.4775317,"kind":"move","seat":0,"move":"cw3j1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',7,1,'{"seq":7,"at":1794788637.5291781,"kind":"move","seat":1,"move":"6k2j1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',8,1,'{"seq":8,"at":1794788637.531975,"kind":"move","seat":2,"move":"cyf"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',9,1,'{"seq":9,"at":1794788637.577327,"kind":"move","seat":0,"move":"cb1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',10,1,'{"seq":10,"at":1794788637.6291158,"kind":"move","seat":1,"move":"1w5"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',11,1,'{"seq":11,"at":1794788637.64037,"kind":"move","seat":2,"move":"7k2"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',12,1,'{"seq":12,"at":1794788637.6732326,"kind":"move","seat":0,"move":"cy4"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',13,1,'{"seq":13,"at":1794788637.7171052,"kind":"move","seat":1,"move":"3b3j1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',14,1,'{"seq":14,"at":1794788637.7199688,"kind":"move","seat":2,"move":"ck3"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',15,1,'{"seq":15,"at":1794788637.7654092,"kind":"move","seat":0,"move":"cw5"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',16,1,'{"seq":16,"at":1794788637.8169308,"kind":"move","seat":1,"move":"cr4"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',17,1,'{"seq":17,"at":1794788637.840555,"kind":"chose","seat":2,"move":"t35"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',18,1,'{"seq":18,"at":1794788637.877017,"kind":"chose","seat":0,"move":"t11"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',19,1,'{"seq":19,"at":1794788637.961005,"kind":"chose","seat":1,"move":"t15"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',20,1,'{"seq":20,"at":1794788638.0249407,"kind":"chose","seat":0,"move":"t32"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',21,1,'{"seq":21,"at":1794788638.1088881,"kind":"chose","seat":1,"move":"t25"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',22,1,'{"seq":22,"at":1794788638.1769993,"kind":"chose","seat":1,"move":"t41"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',23,1,'{"seq":23,"at":1794788638.1780863,"kind":"tilings","moves":[{"seat":0,"move":"t11"},{"seat":0,"move":"t32"},{"seat":1,"move":"t15"},{"seat":1,"move":"t25"},{"seat":1,"move":"t41"},{"seat":2,"move":"t35"}]}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',24,1,'{"seq":24,"at":1794788638.1784549,"kind":"deal","draws":["=b","=r","=b","=j","=j","=y","=b","=b","=k","=r","=w","=k","=w","=b","=b","=k","=r","=w","=b","=k","=r","=w","=j","=y","=r","=w","=b","=y"]}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',25,1,'{"seq":25,"at":1794788638.249881,"kind":"move","seat":0,"move":"6j1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',26,1,'{"seq":26,"at":1794788638.3284578,"kind":"move","seat":1,"move":"1b3j0"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',27,1,'{"seq":27,"at":1794788638.3483768,"kind":"move","seat":2,"move":"3wf"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',28,1,'{"seq":28,"at":1794788638.3933964,"kind":"move","seat":0,"move":"2j3"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',29,1,'{"seq":29,"at":1794788638.4811223,"kind":"move","seat":1,"move":"5w2"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',30,1,'{"seq":30,"at":1794788638.5038495,"kind":"move","seat":2,"move":"7rf"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',31,1,'{"seq":31,"at":1794788638.5453444,"kind":"move","seat":0,"move":"4b3"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',32,1,'{"seq":32,"at":1794788638.6210687,"kind":"move","seat":1,"move":"ck1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',33,1,'{"seq":33,"at":1794788638.664415,"kind":"move","seat":2,"move":"cr3"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',34,1,'{"seq":34,"at":1794788638.6973345,"kind":"move","seat":0,"move":"cw2"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',35,1,'{"seq":35,"at":1794788638.765027,"kind":"move","seat":1,"move":"cb4"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',36,1,'{"seq":36,"at":1794788638.7747822,"kind":"move","seat":2,"move":"cy1"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',37,1,'{"seq":37,"at":1794788638.8164794,"kind":"chose","seat":2,"move":"t11"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',38,1,'{"seq":38,"at":1794788638.8206124,"kind":"chose","seat":0,"move":"t14"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',39,1,'{"seq":39,"at":1794788638.8603904,"kind":"chose","seat":2,"move":"t33"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',40,1,'{"seq":40,"at":1794788638.8971488,"kind":"chose","seat":1,"move":"t13"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',41,1,'{"seq":41,"at":1794788638.961173,"kind":"chose","seat":0,"move":"t25"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',42,1,'{"seq":42,"at":1794788639.0210025,"kind":"chose","seat":1,"move":"t32"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',43,1,'{"seq":43,"at":1794788639.1010382,"kind":"chose","seat":0,"move":"t35"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',44,1,'{"seq":44,"at":1794788639.168969,"kind":"chose","seat":1,"move":"t42"}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',45,1,'{"seq":45,"at":1794788639.1705225,"kind":"tilings","moves":[{"seat":0,"move":"t14"},{"seat":0,"move":"t25"},{"seat":0,"move":"t35"},{"seat":1,"move":"t13"},{"seat":1,"move":"t32"},{"seat":1,"move":"t42"},{"seat":2,"move":"t11"},{"seat":2,"move":"t33"}]}');
INSERT INTO "entries" VALUES('24z9vkwxvfqzhas5',46,1,'{"seq":46,"at":1794788639.1709504,"kind":"ended","reason":"played","scores":[2,0,0],"ranking":[1,2,2]}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',1,1,'{"seq":1,"at":1794788656.5685823,"kind":"seated","seat":1,"name":"Player 1","bot":null,"holder":2}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',2,1,'{"seq":2,"at":1794788656.568604,"kind":"began"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',3,1,'{"seq":3,"at":1794788656.568852,"kind":"deal","draws":["=b","=r","=w","=y","=w","=k","=b","=k","=r","=y","=k","=w","=y","=r","=r","=b","=k","=k","=r","=y"]}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',4,1,'{"seq":4,"at":1794788656.6590717,"kind":"chat","name":"Player 0","seat":0,"text":"Good luck!"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',5,1,'{"seq":5,"at":1794788656.7049153,"kind":"move","seat":0,"move":"5kf"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',6,1,'{"seq":6,"at":1794788656.7683547,"kind":"move","seat":1,"move":"1y4"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',7,1,'{"seq":7,"at":1794788656.778346,"kind":"move","seat":0,"move":"3r2"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',8,1,'{"seq":8,"at":1794788656.8333347,"kind":"move","seat":1,"move":"crf"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',9,1,'{"seq":9,"at":1794788656.847246,"kind":"move","seat":0,"move":"4y4"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',10,1,'{"seq":10,"at":1794788656.9056592,"kind":"move","seat":1,"move":"2w2"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',11,1,'{"seq":11,"at":1794788656.9255066,"kind":"asked","seat":1,"what":"takeback"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',12,1,'{"seq":12,"at":1794788656.9893746,"kind":"answered","seat":0,"what":"takeback","yes":true}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',13,1,'{"seq":13,"at":1794788656.9894059,"kind":"took_back","seat":1,"ply":25}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',14,1,'{"seq":14,"at":1794788657.0023293,"kind":"asked","seat":0,"what":"draw"}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',15,1,'{"seq":15,"at":1794788657.0609775,"kind":"answered","seat":1,"what":"draw","yes":false}');
INSERT INTO "entries" VALUES('4c7d7mstquge5gw5',16,1,'{"seq":16,"at":1794788657.0693235,"kind":"asked","seat":1,"what":"abort"}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',1,1,'{"seq":1,"at":1794788657.1487014,"kind":"seated","seat":1,"name":"Player 1","bot":null,"holder":2}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',2,1,'{"seq":2,"at":1794788657.1487234,"kind":"began"}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',3,1,'{"seq":3,"at":1794788657.1506145,"kind":"deal","draws":["=y","=b","=w","=y","=b","=w","=r","=r","=r","=k","=r","=r","=y","=y","=w","=b","=k","=k","=y","=w"]}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',4,1,'{"seq":4,"at":1794788657.2265854,"kind":"resigned","seat":0}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',5,1,'{"seq":5,"at":1794788657.2266245,"kind":"ended","reason":"resigned","scores":[0,0],"ranking":[2,1]}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',6,1,'{"seq":6,"at":1794788657.2690005,"kind":"asked","seat":0,"what":"rematch"}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',7,1,'{"seq":7,"at":1794788657.3208592,"kind":"answered","seat":1,"what":"rematch","yes":true}');
INSERT INTO "entries" VALUES('4wbd4teab5h3a5hc',8,1,'{"seq":8,"at":1794788657.3385623,"kind":"rematch","table":"f2ar6jwcnbcjsdzk"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',1,1,'{"seq":1,"at":1794788639.2669947,"kind":"began"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',2,1,'{"seq":2,"at":1794788639.2675211,"kind":"deal","draws":["=p","=p","=y","=r","=r","=p","=y","=b","=r","=o","=p","=p","=r","=g","=g","=o","=y","=p","=o","=g","=p","=b","=o","=r","=b","=b","=b","=o","=r","=y"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',3,1,'{"seq":3,"at":1794788639.3413844,"kind":"move","seat":0,"move":"5o"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',4,1,'{"seq":4,"at":1794788639.3971028,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',5,1,'{"seq":5,"at":1794788639.4689982,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',6,1,'{"seq":6,"at":1794788639.524936,"kind":"move","seat":1,"move":"2o"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',7,1,'{"seq":7,"at":1794788639.6169941,"kind":"move","seat":0,"move":"1g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',8,1,'{"seq":8,"at":1794788639.693071,"kind":"move","seat":1,"move":"cg"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',9,1,'{"seq":9,"at":1794788639.773023,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',10,1,'{"seq":10,"at":1794788639.8209977,"kind":"move","seat":1,"move":"4o"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',11,1,'{"seq":11,"at":1794788639.881189,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',12,1,'{"seq":12,"at":1794788639.9370003,"kind":"move","seat":1,"move":"3b"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',13,1,'{"seq":13,"at":1794788639.9889815,"kind":"move","seat":0,"move":"cy"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',14,1,'{"seq":14,"at":1794788640.0610018,"kind":"move","seat":1,"move":"co"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',15,1,'{"seq":15,"at":1794788640.133039,"kind":"move","seat":0,"move":"cg"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',16,1,'{"seq":16,"at":1794788640.2009788,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',17,1,'{"seq":17,"at":1794788640.293197,"kind":"move","seat":1,"move":"b3"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',18,1,'{"seq":18,"at":1794788640.3692482,"kind":"move","seat":0,"move":"y2w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',19,1,'{"seq":19,"at":1794788640.435412,"kind":"move","seat":1,"move":"c3ow1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',20,1,'{"seq":20,"at":1794788640.5055907,"kind":"move","seat":0,"move":"c1y"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',21,1,'{"seq":21,"at":1794788640.577129,"kind":"move","seat":1,"move":"r2w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',22,1,'{"seq":22,"at":1794788640.6409395,"kind":"move","seat":0,"move":"b1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',23,1,'{"seq":23,"at":1794788640.717054,"kind":"move","seat":1,"move":"o2w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',24,1,'{"seq":24,"at":1794788640.7811162,"kind":"move","seat":0,"move":"g2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',25,1,'{"seq":25,"at":1794788640.8730216,"kind":"move","seat":1,"move":"c1g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',26,1,'{"seq":26,"at":1794788640.920985,"kind":"move","seat":0,"move":"o1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',27,1,'{"seq":27,"at":1794788640.989316,"kind":"move","seat":0,"move":"r1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',28,1,'{"seq":28,"at":1794788641.044928,"kind":"move","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',29,1,'{"seq":29,"at":1794788641.0452092,"kind":"deal","draws":["=p","=g","=p","=g","=p","=o","=g","=b","=p","=o","=y","=g","=b","=g","=b","=b","=y","=b","=g","=r"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',30,1,'{"seq":30,"at":1794788641.1131833,"kind":"move","seat":1,"move":"3y"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',31,1,'{"seq":31,"at":1794788641.2009575,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',32,1,'{"seq":32,"at":1794788641.2609856,"kind":"move","seat":1,"move":"2b"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',33,1,'{"seq":33,"at":1794788641.3249757,"kind":"move","seat":0,"move":"5r"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',34,1,'{"seq":34,"at":1794788641.3849218,"kind":"move","seat":1,"move":"1p"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',35,1,'{"seq":35,"at":1794788641.4409347,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',36,1,'{"seq":36,"at":1794788641.525128,"kind":"move","seat":1,"move":"4b"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',37,1,'{"seq":37,"at":1794788641.588939,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',38,1,'{"seq":38,"at":1794788641.6489615,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',39,1,'{"seq":39,"at":1794788641.7289777,"kind":"move","seat":0,"move":"cp"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',40,1,'{"seq":40,"at":1794788641.792957,"kind":"move","seat":0,"move":"g1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',41,1,'{"seq":41,"at":1794788641.8572469,"kind":"move","seat":1,"move":"b2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',42,1,'{"seq":42,"at":1794788641.9211974,"kind":"move","seat":0,"move":"o2w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',43,1,'{"seq":43,"at":1794788641.9852178,"kind":"move","seat":1,"move":"y5w3"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',44,1,'{"seq":44,"at":1794788642.0658474,"kind":"move","seat":0,"move":"p2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',45,1,'{"seq":45,"at":1794788642.11475,"kind":"move","seat":1,"move":"c2pw1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',46,1,'{"seq":46,"at":1794788642.1853392,"kind":"move","seat":1,"move":"s-p"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',47,1,'{"seq":47,"at":1794788642.1856215,"kind":"deal","draws":["=g"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',48,1,'{"seq":48,"at":1794788642.2656426,"kind":"move","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',49,1,'{"seq":49,"at":1794788642.3132715,"kind":"move","seat":1,"move":"b1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',50,1,'{"seq":50,"at":1794788642.3971615,"kind":"move","seat":1,"move":"p2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',51,1,'{"seq":51,"at":1794788642.4531012,"kind":"move","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',52,1,'{"seq":52,"at":1794788642.4534,"kind":"deal","draws":["=g","=r","=r","=y","=r","=o","=g","=o","=p","=y","=o","=o","=o","=p","=y","=r","=y","=p","=p","=r"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',53,1,'{"seq":53,"at":1794788642.5332437,"kind":"move","seat":0,"move":"3y"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',54,1,'{"seq":54,"at":1794788642.6013448,"kind":"move","seat":1,"move":"5r"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',55,1,'{"seq":55,"at":1794788642.668961,"kind":"move","seat":0,"move":"cp"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',56,1,'{"seq":56,"at":1794788642.7450466,"kind":"move","seat":1,"move":"4r"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',57,1,'{"seq":57,"at":1794788642.8129716,"kind":"move","seat":0,"move":"2g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',58,1,'{"seq":58,"at":1794788642.8650248,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',59,1,'{"seq":59,"at":1794788642.932995,"kind":"move","seat":0,"move":"1g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',60,1,'{"seq":60,"at":1794788642.9990327,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',61,1,'{"seq":61,"at":1794788643.0650043,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',62,1,'{"seq":62,"at":1794788643.1491919,"kind":"move","seat":0,"move":"y1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',63,1,'{"seq":63,"at":1794788643.2292106,"kind":"move","seat":1,"move":"y3w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',64,1,'{"seq":64,"at":1794788643.3132496,"kind":"move","seat":0,"move":"c3rw2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',65,1,'{"seq":65,"at":1794788643.381344,"kind":"move","seat":1,"move":"r1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',66,1,'{"seq":66,"at":1794788643.4373648,"kind":"move","seat":0,"move":"c4pw1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',67,1,'{"seq":67,"at":1794788643.5023413,"kind":"move","seat":1,"move":"o1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',68,1,'{"seq":68,"at":1794788643.5612414,"kind":"move","seat":0,"move":"c2g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',69,1,'{"seq":69,"at":1794788643.6291487,"kind":"move","seat":1,"move":"y1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',70,1,'{"seq":70,"at":1794788643.6935081,"kind":"move","seat":0,"move":"r2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',71,1,'{"seq":71,"at":1794788643.7527916,"kind":"move","seat":1,"move":"p1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',72,1,'{"seq":72,"at":1794788643.8050072,"kind":"move","seat":1,"move":"pass"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',73,1,'{"seq":73,"at":1794788643.805278,"kind":"deal","draws":["=b","=y","=p","=y","=b","=o","=g","=b","=r","=r","=b","=o","=r","=o","=y","=p","=p","=y","=r","=o"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',74,1,'{"seq":74,"at":1794788643.868839,"kind":"move","seat":0,"move":"4p"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',75,1,'{"seq":75,"at":1794788643.9311981,"kind":"move","seat":1,"move":"5r"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',76,1,'{"seq":76,"at":1794788643.9889956,"kind":"move","seat":0,"move":"2o"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',77,1,'{"seq":77,"at":1794788644.0452492,"kind":"move","seat":1,"move":"3r"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',78,1,'{"seq":78,"at":1794788644.1130066,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',79,1,'{"seq":79,"at":1794788644.17738,"kind":"move","seat":1,"move":"cg"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',80,1,'{"seq":80,"at":1794788644.2330768,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',81,1,'{"seq":81,"at":1794788644.2930858,"kind":"move","seat":1,"move":"1p"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',82,1,'{"seq":82,"at":1794788644.349032,"kind":"move","seat":0,"move":"cb"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',83,1,'{"seq":83,"at":1794788644.4009848,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',84,1,'{"seq":84,"at":1794788644.4571831,"kind":"move","seat":0,"move":"b3w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',85,1,'{"seq":85,"at":1794788644.5211155,"kind":"move","seat":1,"move":"c4rw1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',86,1,'{"seq":86,"at":1794788644.5851512,"kind":"move","seat":0,"move":"p1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',87,1,'{"seq":87,"at":1794788644.6456184,"kind":"move","seat":1,"move":"g1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',88,1,'{"seq":88,"at":1794788644.6971438,"kind":"move","seat":0,"move":"o3"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',89,1,'{"seq":89,"at":1794788644.7451282,"kind":"move","seat":1,"move":"p3w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',90,1,'{"seq":90,"at":1794788644.8050306,"kind":"move","seat":0,"move":"b2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',91,1,'{"seq":91,"at":1794788644.8610606,"kind":"move","seat":0,"move":"s-o"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',92,1,'{"seq":92,"at":1794788644.8612657,"kind":"deal","draws":["=o"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',93,1,'{"seq":93,"at":1794788644.9212575,"kind":"move","seat":0,"move":"pass-ooyr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',94,1,'{"seq":94,"at":1794788644.9217176,"kind":"deal","draws":["=y","=g","=b","=y","=g","=o","=r","=b","=b","=o","=b","=g","=b","=b","=r","=g","=g","=y","=y","=g"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',95,1,'{"seq":95,"at":1794788644.9812331,"kind":"move","seat":0,"move":"2g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',96,1,'{"seq":96,"at":1794788645.0453875,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',97,1,'{"seq":97,"at":1794788645.107307,"kind":"move","seat":0,"move":"5g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',98,1,'{"seq":98,"at":1794788645.172939,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',99,1,'{"seq":99,"at":1794788645.2250214,"kind":"move","seat":0,"move":"4g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',100,1,'{"seq":100,"at":1794788645.289001,"kind":"move","seat":1,"move":"1g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',101,1,'{"seq":101,"at":1794788645.344995,"kind":"move","seat":0,"move":"cy"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',102,1,'{"seq":102,"at":1794788645.40101,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',103,1,'{"seq":103,"at":1794788645.4610002,"kind":"move","seat":0,"move":"3o"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',104,1,'{"seq":104,"at":1794788645.5289948,"kind":"move","seat":1,"move":"cg"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',105,1,'{"seq":105,"at":1794788645.585115,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',106,1,'{"seq":106,"at":1794788645.6451185,"kind":"move","seat":1,"move":"g3w2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',107,1,'{"seq":107,"at":1794788645.7093077,"kind":"move","seat":0,"move":"c5ow4"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',108,1,'{"seq":108,"at":1794788645.7690556,"kind":"move","seat":1,"move":"y2"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',109,1,'{"seq":109,"at":1794788645.8291593,"kind":"move","seat":1,"move":"s-r"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',110,1,'{"seq":110,"at":1794788645.8293886,"kind":"deal","draws":["=r"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',111,1,'{"seq":111,"at":1794788645.8852816,"kind":"move","seat":0,"move":"g3"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',112,1,'{"seq":112,"at":1794788645.9450626,"kind":"move","seat":0,"move":"s-g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',113,1,'{"seq":113,"at":1794788645.9452648,"kind":"deal","draws":["=o"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',114,1,'{"seq":114,"at":1794788646.0053322,"kind":"move","seat":1,"move":"r3"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',115,1,'{"seq":115,"at":1794788646.069189,"kind":"move","seat":1,"move":"s-p"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',116,1,'{"seq":116,"at":1794788646.0694215,"kind":"deal","draws":["=r"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',117,1,'{"seq":117,"at":1794788646.1332934,"kind":"move","seat":0,"move":"y3"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',118,1,'{"seq":118,"at":1794788646.1890006,"kind":"move","seat":0,"move":"s-b"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',119,1,'{"seq":119,"at":1794788646.189198,"kind":"deal","draws":["=p"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',120,1,'{"seq":120,"at":1794788646.2514124,"kind":"move","seat":1,"move":"pass-pg"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',121,1,'{"seq":121,"at":1794788646.313148,"kind":"move","seat":0,"move":"o4w1"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',122,1,'{"seq":122,"at":1794788646.3771122,"kind":"move","seat":0,"move":"s-py"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',123,1,'{"seq":123,"at":1794788646.3775,"kind":"deal","draws":["=y","=r"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',124,1,'{"seq":124,"at":1794788646.4452696,"kind":"move","seat":0,"move":"pass-ggyr"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',125,1,'{"seq":125,"at":1794788646.445633,"kind":"deal","draws":["=g","=y","=r","=p","=p","=o","=b","=g","=p","=y","=g","=y","=b","=o","=b","=y","=b","=p","=b","=p"]}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',126,1,'{"seq":126,"at":1794788646.5014656,"kind":"move","seat":1,"move":"2g"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',127,1,'{"seq":127,"at":1794788646.5655568,"kind":"move","seat":0,"move":"4y"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',128,1,'{"seq":128,"at":1794788646.6171632,"kind":"move","seat":1,"move":"3p"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',129,1,'{"seq":129,"at":1794788646.6811411,"kind":"move","seat":0,"move":"cg"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',130,1,'{"seq":130,"at":1794788646.7411888,"kind":"move","seat":1,"move":"1y"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',131,1,'{"seq":131,"at":1794788646.8085396,"kind":"move","seat":0,"move":"5p"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',132,1,'{"seq":132,"at":1794788646.8691642,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',133,1,'{"seq":133,"at":1794788646.9330423,"kind":"move","seat":0,"move":"cg"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',134,1,'{"seq":134,"at":1794788646.9859657,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',135,1,'{"seq":135,"at":1794788647.0492013,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('62a5v7j4sfguf73n',136,1,'{"seq":136,"at":1794788647.1089985,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',1,1,'{"seq":1,"at":1794788632.770338,"kind":"began"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',2,1,'{"seq":2,"at":1794788632.770743,"kind":"deal","draws":["=p","=y","=r","=b","=y","=g","=p","=o","=g","=r","=y","=p","=g","=y","=p","=o","=r","=o","=g","=o","=b","=b","=o","=o","=r","=r","=b","=o","=g","=p"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',3,1,'{"seq":3,"at":1794788632.8453412,"kind":"move","seat":0,"move":"3b"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',4,1,'{"seq":4,"at":1794788632.8596728,"kind":"move","seat":1,"move":"2r"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',5,1,'{"seq":5,"at":1794788632.9051638,"kind":"move","seat":0,"move":"4o"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',6,1,'{"seq":6,"at":1794788632.9121425,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',7,1,'{"seq":7,"at":1794788632.9531085,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',8,1,'{"seq":8,"at":1794788632.9645102,"kind":"move","seat":1,"move":"5b"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',9,1,'{"seq":9,"at":1794788633.0053642,"kind":"move","seat":0,"move":"1y"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',10,1,'{"seq":10,"at":1794788633.0133646,"kind":"move","seat":1,"move":"co"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',11,1,'{"seq":11,"at":1794788633.06107,"kind":"move","seat":0,"move":"cg"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',12,1,'{"seq":12,"at":1794788633.065529,"kind":"move","seat":1,"move":"pass-obr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',13,1,'{"seq":13,"at":1794788633.1092718,"kind":"move","seat":0,"move":"c2yw1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',14,1,'{"seq":14,"at":1794788633.1690917,"kind":"move","seat":0,"move":"o1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',15,1,'{"seq":15,"at":1794788633.2250907,"kind":"move","seat":0,"move":"c1g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',16,1,'{"seq":16,"at":1794788633.2784226,"kind":"move","seat":0,"move":"g1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',17,1,'{"seq":17,"at":1794788633.3433309,"kind":"move","seat":0,"move":"o4"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',18,1,'{"seq":18,"at":1794788633.401045,"kind":"move","seat":0,"move":"b2"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',19,1,'{"seq":19,"at":1794788633.4643419,"kind":"move","seat":0,"move":"y1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',20,1,'{"seq":20,"at":1794788633.521114,"kind":"move","seat":0,"move":"pass-g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',21,1,'{"seq":21,"at":1794788633.5214598,"kind":"deal","draws":["=g","=o","=b","=o","=b","=o","=g","=o","=y","=o","=r","=r","=y","=p","=b","=y","=r","=b","=p","=b"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',22,1,'{"seq":22,"at":1794788633.5332828,"kind":"move","seat":1,"move":"1b"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',23,1,'{"seq":23,"at":1794788633.57746,"kind":"move","seat":0,"move":"3y"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',24,1,'{"seq":24,"at":1794788633.5891716,"kind":"move","seat":1,"move":"4p"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',25,1,'{"seq":25,"at":1794788633.641189,"kind":"move","seat":0,"move":"cy"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',26,1,'{"seq":26,"at":1794788633.6684587,"kind":"move","seat":1,"move":"2b"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',27,1,'{"seq":27,"at":1794788633.709319,"kind":"move","seat":0,"move":"5r"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',28,1,'{"seq":28,"at":1794788633.7344823,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',29,1,'{"seq":29,"at":1794788633.7813733,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',30,1,'{"seq":30,"at":1794788633.8264184,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',31,1,'{"seq":31,"at":1794788633.869624,"kind":"move","seat":0,"move":"cp"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',32,1,'{"seq":32,"at":1794788633.9412484,"kind":"move","seat":0,"move":"c3ow1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',33,1,'{"seq":33,"at":1794788633.972371,"kind":"move","seat":1,"move":"pass-obbr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',34,1,'{"seq":34,"at":1794788634.0094974,"kind":"move","seat":0,"move":"r1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',35,1,'{"seq":35,"at":1794788634.0811656,"kind":"move","seat":0,"move":"o2"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',36,1,'{"seq":36,"at":1794788634.165282,"kind":"move","seat":0,"move":"y3"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',37,1,'{"seq":37,"at":1794788634.2332892,"kind":"move","seat":0,"move":"p1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',38,1,'{"seq":38,"at":1794788634.3051338,"kind":"move","seat":0,"move":"pass-o"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',39,1,'{"seq":39,"at":1794788634.3054469,"kind":"deal","draws":["=p","=g","=g","=p","=r","=g","=g","=r","=r","=g","=g","=r","=y","=o","=b","=p","=g","=y","=r","=y"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',40,1,'{"seq":40,"at":1794788634.3895996,"kind":"move","seat":0,"move":"4y"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',41,1,'{"seq":41,"at":1794788634.4134421,"kind":"move","seat":1,"move":"5y"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',42,1,'{"seq":42,"at":1794788634.4571512,"kind":"move","seat":0,"move":"1g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',43,1,'{"seq":43,"at":1794788634.4651039,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',44,1,'{"seq":44,"at":1794788634.5091844,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',45,1,'{"seq":45,"at":1794788634.5430536,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',46,1,'{"seq":46,"at":1794788634.5891283,"kind":"move","seat":0,"move":"cg"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',47,1,'{"seq":47,"at":1794788634.6052728,"kind":"move","seat":1,"move":"3g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',48,1,'{"seq":48,"at":1794788634.649167,"kind":"move","seat":0,"move":"2g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',49,1,'{"seq":49,"at":1794788634.6669447,"kind":"move","seat":1,"move":"cr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',50,1,'{"seq":50,"at":1794788634.6700673,"kind":"move","seat":1,"move":"pass-obr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',51,1,'{"seq":51,"at":1794788634.713353,"kind":"move","seat":0,"move":"g3"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',52,1,'{"seq":52,"at":1794788634.785182,"kind":"move","seat":0,"move":"r3w2"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',53,1,'{"seq":53,"at":1794788634.8331459,"kind":"move","seat":0,"move":"g2"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',54,1,'{"seq":54,"at":1794788634.9011228,"kind":"move","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',55,1,'{"seq":55,"at":1794788634.9014204,"kind":"deal","draws":["=p","=p","=r","=p","=r","=y","=b","=b","=y","=y","=g","=g","=y","=g","=o","=b","=b","=r","=o","=b"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',56,1,'{"seq":56,"at":1794788634.9373715,"kind":"move","seat":1,"move":"5r"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',57,1,'{"seq":57,"at":1794788634.9813993,"kind":"move","seat":0,"move":"2b"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',58,1,'{"seq":58,"at":1794788635.0077777,"kind":"move","seat":1,"move":"4b"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',59,1,'{"seq":59,"at":1794788635.0534317,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',60,1,'{"seq":60,"at":1794788635.0650601,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',61,1,'{"seq":61,"at":1794788635.1091788,"kind":"move","seat":0,"move":"1r"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',62,1,'{"seq":62,"at":1794788635.1221988,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',63,1,'{"seq":63,"at":1794788635.1654897,"kind":"move","seat":0,"move":"cg"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',64,1,'{"seq":64,"at":1794788635.1852052,"kind":"move","seat":1,"move":"3g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',65,1,'{"seq":65,"at":1794788635.233179,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',66,1,'{"seq":66,"at":1794788635.2931576,"kind":"move","seat":0,"move":"r4w2"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',67,1,'{"seq":67,"at":1794788635.3453007,"kind":"move","seat":0,"move":"s-pp"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',68,1,'{"seq":68,"at":1794788635.3455465,"kind":"deal","draws":["=r","=y"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',69,1,'{"seq":69,"at":1794788635.3656087,"kind":"move","seat":1,"move":"pass-pgyb"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',70,1,'{"seq":70,"at":1794788635.4106462,"kind":"move","seat":0,"move":"b1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',71,1,'{"seq":71,"at":1794788635.4770362,"kind":"move","seat":0,"move":"p2"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',72,1,'{"seq":72,"at":1794788635.5370917,"kind":"move","seat":0,"move":"pass-o"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',73,1,'{"seq":73,"at":1794788635.537398,"kind":"deal","draws":["=o","=o","=g","=p","=b","=g","=o","=p","=y","=g","=p","=p","=r","=b","=b","=r","=r","=p","=p","=y"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',74,1,'{"seq":74,"at":1794788635.6093445,"kind":"move","seat":0,"move":"3y"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',75,1,'{"seq":75,"at":1794788635.6168973,"kind":"move","seat":1,"move":"2o"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',76,1,'{"seq":76,"at":1794788635.6652076,"kind":"move","seat":0,"move":"1p"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',77,1,'{"seq":77,"at":1794788635.697049,"kind":"move","seat":1,"move":"cp"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',78,1,'{"seq":78,"at":1794788635.7412174,"kind":"move","seat":0,"move":"5p"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',79,1,'{"seq":79,"at":1794788635.7533164,"kind":"move","seat":1,"move":"cg"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',80,1,'{"seq":80,"at":1794788635.7971957,"kind":"move","seat":0,"move":"cr"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',81,1,'{"seq":81,"at":1794788635.8223364,"kind":"move","seat":1,"move":"cy"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',82,1,'{"seq":82,"at":1794788635.865126,"kind":"move","seat":0,"move":"4r"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',83,1,'{"seq":83,"at":1794788635.8687594,"kind":"move","seat":1,"move":"co"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',84,1,'{"seq":84,"at":1794788635.8956144,"kind":"move","seat":1,"move":"pass-pgyb"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',85,1,'{"seq":85,"at":1794788635.915078,"kind":"move","seat":0,"move":"p3"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',86,1,'{"seq":86,"at":1794788635.9650786,"kind":"move","seat":0,"move":"c4rw1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',87,1,'{"seq":87,"at":1794788636.0370455,"kind":"move","seat":0,"move":"pass-o"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',88,1,'{"seq":88,"at":1794788636.0373511,"kind":"deal","draws":["=r","=y","=b","=y","=b","=o","=y","=p","=r","=b","=p","=g","=g","=y","=y","=b","=p","=o","=o","=o"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',89,1,'{"seq":89,"at":1794788636.0699632,"kind":"move","seat":1,"move":"1y"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',90,1,'{"seq":90,"at":1794788636.1134386,"kind":"move","seat":0,"move":"2p"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',91,1,'{"seq":91,"at":1794788636.1530597,"kind":"move","seat":1,"move":"4g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',92,1,'{"seq":92,"at":1794788636.1974034,"kind":"move","seat":0,"move":"cy"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',93,1,'{"seq":93,"at":1794788636.2130492,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',94,1,'{"seq":94,"at":1794788636.2577608,"kind":"move","seat":0,"move":"5o"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',95,1,'{"seq":95,"at":1794788636.2811656,"kind":"move","seat":1,"move":"3g"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',96,1,'{"seq":96,"at":1794788636.3296764,"kind":"move","seat":0,"move":"co"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',97,1,'{"seq":97,"at":1794788636.3535185,"kind":"move","seat":1,"move":"cb"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',98,1,'{"seq":98,"at":1794788636.3972921,"kind":"move","seat":0,"move":"cp"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',99,1,'{"seq":99,"at":1794788636.453373,"kind":"move","seat":0,"move":"o3"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',100,1,'{"seq":100,"at":1794788636.5419896,"kind":"move","seat":0,"move":"s-br"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',101,1,'{"seq":101,"at":1794788636.5423765,"kind":"deal","draws":["=r","=b"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',102,1,'{"seq":102,"at":1794788636.5773394,"kind":"move","seat":1,"move":"y4w1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',103,1,'{"seq":103,"at":1794788636.6215158,"kind":"move","seat":0,"move":"y2w1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',104,1,'{"seq":104,"at":1794788636.6692874,"kind":"move","seat":0,"move":"s-o"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',105,1,'{"seq":105,"at":1794788636.6695273,"kind":"deal","draws":["=y"]}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',106,1,'{"seq":106,"at":1794788636.6814618,"kind":"move","seat":1,"move":"c1p"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',107,1,'{"seq":107,"at":1794788636.725549,"kind":"move","seat":0,"move":"pass"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',108,1,'{"seq":108,"at":1794788636.7307968,"kind":"move","seat":1,"move":"b4w1"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',109,1,'{"seq":109,"at":1794788636.7529922,"kind":"move","seat":1,"move":"b2"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',110,1,'{"seq":110,"at":1794788636.7649813,"kind":"move","seat":1,"move":"g3"}');
INSERT INTO "entries" VALUES('ap3vqnuueffnqacf',111,1,'{"seq":111,"at":1794788636.7651591,"kind":"ended","reason":"played","scores":[29,6],"ranking":[1,2]}');
INSERT INTO "entries" VALUES('cfns4tztyj4tc3qc',1,1,'{"seq":1,"at":1794788657.3468113,"kind":"began"}');
INSERT INTO "entries" VALUES('cfns4tztyj4tc3qc',2,1,'{"seq":2,"at":1794788657.3470502,"kind":"deal","draws":["=y","=b","=k","=w","=y","=r","=y","=r","=k","=k","=r","=r","=r","=k","=r","=w","=r","=w","=k","=y"]}');
INSERT INTO "entries" VALUES('cfns4tztyj4tc3qc',3,1,'{"seq":3,"at":1794788658.3583086,"kind":"flagged","seat":0}');
INSERT INTO "entries" VALUES('cfns4tztyj4tc3qc',4,1,'{"seq":4,"at":1794788658.358359,"kind":"ended","reason":"flagged","scores":[0,0],"ranking":[2,1]}');
INSERT INTO "entries" VALUES('ebmhe6yundxafsg2',1,1,'{"seq":1,"at":1794788658.6327643,"kind":"began"}');
INSERT INTO "entries" VALUES('ebmhe6yundxafsg2',2,1,'{"seq":2,"at":1794788658.6332073,"kind":"deal","draws":["=w","=b","=k","=b","=r","=w","=y","=b","=k","=r","=w","=k","=w","=y","=r","=y","=k","=b","=k","=y","=r","=y","=b","=y","=r","=b","=w","=r"]}');
INSERT INTO "entries" VALUES('ebmhe6yundxafsg2',3,1,'{"seq":3,"at":1794788658.7470918,"kind":"taken_over","seat":0,"bot":"random","is_away":true}');
INSERT INTO "entries" VALUES('ebmhe6yundxafsg2',4,1,'{"seq":4,"at":1794788658.7507935,"kind":"move","seat":0,"move":"2yf"}');
INSERT INTO "entries" VALUES('ebmhe6yundxafsg2',5,1,'{"seq":5,"at":1794788658.7775338,"kind":"seated","seat":0,"name":"Player 0","bot":null,"holder":0}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',1,1,'{"seq":1,"at":1794788655.5811875,"kind":"began"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',2,1,'{"seq":2,"at":1794788655.5814853,"kind":"deal","draws":["=r","=w","=b","=y","=b","=r","=y","=r","=r","=y","=y","=y","=r","=y","=y","=k","=k","=r","=w","=y"]}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',3,1,'{"seq":3,"at":1794788655.7191176,"kind":"move","seat":0,"move":"2y5"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',4,1,'{"seq":4,"at":1794788655.7854207,"kind":"move","seat":1,"move":"1w3"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',5,1,'{"seq":5,"at":1794788655.8450966,"kind":"move","seat":0,"move":"cr2"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',6,1,'{"seq":6,"at":1794788655.913131,"kind":"move","seat":1,"move":"3y5"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',7,1,'{"seq":7,"at":1794788655.9610448,"kind":"move","seat":0,"move":"5y1"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',8,1,'{"seq":8,"at":1794788656.020967,"kind":"move","seat":1,"move":"4y4"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',9,1,'{"seq":9,"at":1794788656.0836742,"kind":"move","seat":0,"move":"cw4"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',10,1,'{"seq":10,"at":1794788656.1413028,"kind":"move","seat":1,"move":"cy2"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',11,1,'{"seq":11,"at":1794788656.1985283,"kind":"move","seat":0,"move":"ck3"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',12,1,'{"seq":12,"at":1794788656.253019,"kind":"move","seat":1,"move":"cb1"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',13,1,'{"seq":13,"at":1794788656.3097441,"kind":"move","seat":0,"move":"crf"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',14,1,'{"seq":14,"at":1794788656.3662624,"kind":"chose","seat":0,"move":"t11"}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',15,1,'{"seq":15,"at":1794788656.4260678,"kind":"took_back","seat":0,"ply":31}');
INSERT INTO "entries" VALUES('ewy3gfbbmp4rvpfc',16,1,'{"seq":16,"at":1794788656.481066,"kind":"chose","seat":0,"move":"t15"}');
INSERT INTO "entries" VALUES('f2ar6jwcnbcjsdzk',1,0,'{"seq":1,"at":1794788657.3380883,"kind":"began"}');
INSERT INTO "entries" VALUES('f2ar6jwcnbcjsdzk',2,0,'{"seq":2,"at":1794788657.3383427,"kind":"deal","draws":["=k","=b","=y","=r","=y","=w","=w","=y","=b","=y","=r","=w","=w","=w","=b","=b","=r","=r","=w","=r"]}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',1,1,'{"seq":1,"at":1794788631.9729238,"kind":"began"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',2,1,'{"seq":2,"at":1794788631.9733312,"kind":"deal","draws":["=y","=k","=b","=r","=w","=r","=w","=w","=k","=k","=w","=r","=k","=b","=w","=b","=y","=y","=r","=r"]}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',3,1,'{"seq":3,"at":1794788632.099255,"kind":"move","seat":0,"move":"4w1"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',4,1,'{"seq":4,"at":1794788632.1126885,"kind":"move","seat":1,"move":"1kf"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',5,1,'{"seq":5,"at":1794788632.1534917,"kind":"move","seat":0,"move":"cb4"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',6,1,'{"seq":6,"at":1794788632.1637459,"kind":"move","seat":1,"move":"5r1"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',7,1,'{"seq":7,"at":1794788632.2093186,"kind":"move","seat":0,"move":"3r2"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',8,1,'{"seq":8,"at":1794788632.217225,"kind":"move","seat":1,"move":"2wf"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',9,1,'{"seq":9,"at":1794788632.2654085,"kind":"move","seat":0,"move":"ck3"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',10,1,'{"seq":10,"at":1794788632.2851863,"kind":"move","seat":1,"move":"cw4"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',11,1,'{"seq":11,"at":1794788632.33329,"kind":"move","seat":0,"move":"cr5"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',12,1,'{"seq":12,"at":1794788632.3532197,"kind":"move","seat":1,"move":"cy3"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',13,1,'{"seq":13,"at":1794788632.353514,"kind":"deal","draws":["=k","=r","=b","=r","=r","=w","=k","=y","=r","=w","=r","=b","=b","=b","=y","=r","=w","=b","=y","=y"]}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',14,1,'{"seq":14,"at":1794788632.401572,"kind":"move","seat":0,"move":"4y1"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',15,1,'{"seq":15,"at":1794788632.4173632,"kind":"move","seat":1,"move":"3w1"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',16,1,'{"seq":16,"at":1794788632.4655461,"kind":"move","seat":0,"move":"1b4"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',17,1,'{"seq":17,"at":1794788632.485239,"kind":"move","seat":1,"move":"cr2"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',18,1,'{"seq":18,"at":1794788632.5333624,"kind":"move","seat":0,"move":"5b3"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',19,1,'{"seq":19,"at":1794788632.5453074,"kind":"move","seat":1,"move":"2r5"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',20,1,'{"seq":20,"at":1794788632.5934203,"kind":"move","seat":0,"move":"cb3"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',21,1,'{"seq":21,"at":1794788632.6053102,"kind":"move","seat":1,"move":"cyf"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',22,1,'{"seq":22,"at":1794788632.6491587,"kind":"move","seat":0,"move":"cwf"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',23,1,'{"seq":23,"at":1794788632.661289,"kind":"move","seat":1,"move":"ck3"}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',24,1,'{"seq":24,"at":1794788632.6614997,"kind":"ended","reason":"played","scores":[0,0],"ranking":[1,1]}');
INSERT INTO "entries" VALUES('wreqb5a9cddjmutj',25,1,'{"seq":25,"at":1794788632.704974,"kind":"chat","name":"Player 0","seat":0,"text":"Good game!"}');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(400) NOT NULL, 
	preset VARCHAR(40) NOT NULL, 
	public BOOLEAN NOT NULL, 
	seats TEXT NOT NULL, 
	scores TEXT NOT NULL, 
	ranking TEXT NOT NULL, 
	reason VARCHAR(20), 
	finished FLOAT NOT NULL, 
	file TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('wreqb5a9cddjmutj','azul/2;max_rounds=2','azul',1,'["Player 0", "Random"]','[0, 0]','[1, 1]','played',1.79478863266149973867e+09,'azulejos 1
game: azul/2;max_rounds=2
seat 0: Player 0
seat 1: Random
date: 2026-11-16
bot 1: random
result: 0-0

=ykbr =wrww =kkwr =kbwb =yyrr
4w1 1kf
cb4 5r1
3r2 2wf
ck3 cw4
cr5 cy3
=krbr =rwky =rwrb =bbyr =wbyy
4y1 3w1
1b4 cr2
5b3 2r5
cb3 cyf
cwf ck3
');
INSERT INTO "games" VALUES('ap3vqnuueffnqacf','pavilion/2','pavilion',1,'["Player 0", "Random"]','[29, 6]','[1, 2]','played',1.79478863676515913013e+09,'azulejos 1
game: pavilion/2
seat 0: Player 0
seat 1: Random
date: 2026-11-16
bot 1: random
result: 29-6

=pyrbygpogr =ypgy =poro =gobb =oorr =bogp
3b 2r
4o cr
co 5b
1y co
cg pass-obr
c2yw1 o1
c1g g1
o4 b2
y1 pass-g
=gobo =bogo =yorr =ypby =rbpb
1b 3y
4p cy
2b 5r
cb co
cr cp
c3ow1 pass-obbr
r1 o2
y3 p1
pass-o
=pggp =rggr =rggr =yobp =gyry
4y 5y
1g cp
cr cb
cg 3g
2g cr
pass-obr g3
r3w2 g2
pass
=pprp =rybb =yygg =ygob =brob
5r 2b
4b co
cb 1r
cp cg
3g cr
r4w2 s-pp
=ry
pass-pgyb b1
p2 pass-o
=oogp =bgop =ygpp =rbbr =rppy
3y 2o
1p cp
5p cg
cr cy
4r co
pass-pgyb p3
c4rw1 pass-o
=ryby =boyp =rbpg =gyyb =pooo
1y 2p
4g cy
cb 5o
3g co
cb cp
o3 s-br
=rb
y4w1 y2w1
s-o
=y
c1p pass
b4w1 b2
g3
');
INSERT INTO "games" VALUES('24z9vkwxvfqzhas5','azul-grey-jokers/3;max_rounds=2','azul-grey-jokers',0,'["Player 0", "Player 1", "Random"]','[2, 0, 0]','[1, 2, 2]','played',1.79478863917095041277e+09,'azulejos 1
game: azul-grey-jokers/3;max_rounds=2
seat 0: Player 0
seat 1: Player 1
seat 2: Random
date: 2026-11-16
bot 2: random
result: 2-0-0

=ywwr =kbrw =kbkj =wryy =jrbw =jkyy =rrwk
5w2 2r1 4y5
cw3j1 6k2j1 cyf
cb1 1w5 7k2
cy4 3b3j1 ck3
cw5 cr4 t11
t32 t15 t25
t41 t35
=brbj =jybb =krwk =wbbk =rwbk =rwjy =rwby
6j1 1b3j0 3wf
2j3 5w2 7rf
4b3 ck1 cr3
cw2 cb4 cy1
t14 t25 t35
t13 t32 t42
t11 t33
');
INSERT INTO "games" VALUES('4wbd4teab5h3a5hc','azul/2','azul',0,'["Player 0", "Player 1"]','[0, 0]','[2, 1]','resigned',1.79478865722662448887e+09,'azulejos 1
game: azul/2
seat 0: Player 0
seat 1: Player 1
date: 2026-11-16
ended: resigned
result: *

=ybwy =bwrr =rkrr =yywb =kkyw
');
INSERT INTO "games" VALUES('cfns4tztyj4tc3qc','azul/2','azul',0,'["Player 0", "Player 1"]','[0, 0]','[2, 1]','flagged',1.79478865835835909841e+09,'azulejos 1
game: azul/2
seat 0: Player 0
seat 1: Player 1
date: 2026-11-16
ended: flagged
result: *

=ybkw =yryr =kkrr =rkrw =rwky
');
INSERT INTO "games" VALUES('fv64rt56skmjpmh2','azul/2;max_rounds=1','azul',0,'["Mathilde", "Philippe"]','[4, 2]','[1, 2]',NULL,1.79478865881644225124e+09,'azulejos 1
game: azul/2;max_rounds=1
seat 0: Mathilde
seat 1: Philippe
date: 2026-11-15
result: 4-2

{A game of one round, to show the format.}
=kkbw =yrrr =bbyw =kwwy =rkyb
2r3 1k2
3b2 4y1
5y1 cw4 {The first to take from the center.} (cb4 {Three blue tiles.} cw4)
cb4 cy3
ck5 cr5
');
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('wreqb5a9cddjmutj',0,'8d8ba9e7c1b38db10582c7f571c3971ff671d4ed2b40568b9a0c5f9cef0dff91');
INSERT INTO "seats" VALUES('ap3vqnuueffnqacf',0,'8beded7714fcdc4d6700baed37d6ba623ea9a0a251746db73060b3db5d437285');
INSERT INTO "seats" VALUES('24z9vkwxvfqzhas5',0,'377086b250f552ca41c7f3707fc77cf27c81e0834f6f228681ff504c17f3ca09');
INSERT INTO "seats" VALUES('24z9vkwxvfqzhas5',1,'80bb763fb8c9c14b6927e9150dda33be4d98866abb66c164610aebf3a45b47d0');
INSERT INTO "seats" VALUES('62a5v7j4sfguf73n',0,'ac4fb474b07f9a3b68657d839ef8ddfee1d13228fdb2e5ff204af1c31bc4d31a');
INSERT INTO "seats" VALUES('62a5v7j4sfguf73n',1,'50178270b37ab349eb3cb510933d8eda7df85481df80529a3857b2f59e44725a');
INSERT INTO "seats" VALUES('22kb936y7gr75chp',0,'cb7e1db8b66d2a49582133191bbc5374626f1f99dc3074e4d11a16fd1031a9e2');
INSERT INTO "seats" VALUES('22kb936y7gr75chp',1,'2e156f84c92025691e0c0d5ceda5c9d79322445f1668315171173043d95fd213');
INSERT INTO "seats" VALUES('cazx9vufngscpty5',0,'db3d4ad38488a95f8d1196cb6e18ccab4a1fd058ab73143ac0180131b8941327');
INSERT INTO "seats" VALUES('ewy3gfbbmp4rvpfc',0,'2dbbd1613438000e2056f47e84216bdb683a09d845a2690aa014e3545992d916');
INSERT INTO "seats" VALUES('ewy3gfbbmp4rvpfc',1,'fb1e4a5971b678c94be45f7b1d682a7864718853e84ab63603e62344308b8873');
INSERT INTO "seats" VALUES('4c7d7mstquge5gw5',0,'63e4f0f71eda3cb190188a7fa541e529d8c6da055dbacf9e4ca42c4a2d4d7b9a');
INSERT INTO "seats" VALUES('4c7d7mstquge5gw5',1,'e2e6d5191e65c8ea4499df5548a71e5815d24b7d4687025626eec32f6135ab89');
INSERT INTO "seats" VALUES('4wbd4teab5h3a5hc',0,'05aed9951efca66dd101de5194522ceabfd8f73626496b7933b0d52767414a30');
INSERT INTO "seats" VALUES('4wbd4teab5h3a5hc',1,'fccae45566575fa14eb748b289c11704d1d708305359f88c488516cff581f2ce');
INSERT INTO "seats" VALUES('f2ar6jwcnbcjsdzk',1,'05aed9951efca66dd101de5194522ceabfd8f73626496b7933b0d52767414a30');
INSERT INTO "seats" VALUES('f2ar6jwcnbcjsdzk',0,'fccae45566575fa14eb748b289c11704d1d708305359f88c488516cff581f2ce');
INSERT INTO "seats" VALUES('cfns4tztyj4tc3qc',0,'12152c57e56d457ecd408489e66a84288db7c1a8e85032ae9bb4cb0781d7626a');
INSERT INTO "seats" VALUES('cfns4tztyj4tc3qc',1,'85c93521dbd1241d439fafbcf1c8363ba0748966d6b872663fe0de7226ec7bbb');
INSERT INTO "seats" VALUES('ebmhe6yundxafsg2',0,'61eee119f9582b7f34a3820827b79c89836d4e1de765c6fd832f5e3d6ba65f2e');
INSERT INTO "seats" VALUES('ebmhe6yundxafsg2',1,'c75aa8f555eff39857cbc25d871846444107464c9de688b03bb4eade8781783f');
INSERT INTO "seats" VALUES('ebmhe6yundxafsg2',2,'918bdeefb9ce68c7bc4203fc1c092966933f2549fe40b65618d8c40609e6d550');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	host INTEGER, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	due FLOAT, 
	owner VARCHAR(32), 
	fence INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('wreqb5a9cddjmutj','{"game":"azul/2;max_rounds=2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"bot","name":"Random","bot":"random","holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,1,'over',1.79478863197347259525e+09,1.79478863270497393609e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('ap3vqnuueffnqacf','{"game":"pavilion/2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"bot","name":"Random","bot":"random","holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,1,'over',1.79478863277091741559e+09,1.79478863676515913013e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('24z9vkwxvfqzhas5','{"game":"azul-grey-jokers/3;max_rounds=2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"person","name":"Player 1","bot":null,"holder":0},{"kind":"bot","name":"Random","bot":"random","holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,0,'over',1.79478863721710777279e+09,1.79478863917095041277e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('62a5v7j4sfguf73n','{"game":"pavilion/2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"person","name":"Player 1","bot":null,"holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,0,'playing',1.79478863926768350597e+09,1.79478864710899853711e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('22kb936y7gr75chp','{"game":"pavilion-mono/2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"person","name":"Player 1","bot":null,"holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,0,'playing',1.79478864727341389656e+09,1.79478865541310977937e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('cazx9vufngscpty5','{"game":"azul/2","seats":[{"kind":"person","name":"Inês","bot":null,"holder":0},{"kind":"open","name":"","bot":null,"holder":0}],"clock":{"kind":"game","seconds":600.0,"increment":5.0},"start":0,"takeback":"ask","takeover":"greedy","chat":true,"origin":null}',0,1,'waiting',1.79478865554971647264e+09,1.79478865554971647264e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('ewy3gfbbmp4rvpfc','{"game":"azul-grey/2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"person","name":"Player 1","bot":null,"holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,0,'playing',1.79478865558160209656e+09,1.79478865648106598851e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('4c7d7mstquge5gw5','{"game":"azul/2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"open","name":"","bot":null,"holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,0,'playing',1.79478865654854512212e+09,1.79478865706932353969e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('4wbd4teab5h3a5hc','{"game":"azul/2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"open","name":"","bot":null,"holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,0,'over',1.79478865713082289695e+09,1.79478865733856225014e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('f2ar6jwcnbcjsdzk','{"game":"azul/2","seats":[{"kind":"person","name":"Player 1","bot":null,"holder":2},{"kind":"person","name":"Player 0","bot":null,"holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',1,0,'playing',1.79478865733852910998e+09,1.79478865733852910998e+09,NULL,NULL,0);
INSERT INTO "tables" VALUES('cfns4tztyj4tc3qc','{"game":"azul/2","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"person","name":"Player 1","bot":null,"holder":0}],"clock":{"kind":"game","seconds":1.0,"increment":0.0},"start":0,"takeback":"ask","takeover":null,"chat":true,"origin":null}',0,0,'over',1.79478865734716773036e+09,1.79478865835835909841e+09,NULL,NULL,1);
INSERT INTO "tables" VALUES('ebmhe6yundxafsg2','{"game":"azul/3","seats":[{"kind":"person","name":"Player 0","bot":null,"holder":0},{"kind":"person","name":"Player 1","bot":null,"holder":0},{"kind":"person","name":"Player 2","bot":null,"holder":0}],"clock":null,"start":0,"takeback":"ask","takeover":"random","chat":true,"origin":null}',0,0,'playing',1.79478865863334345817e+09,1.79478865877753376964e+09,NULL,NULL,1);
CREATE INDEX tables_open ON tables (status, public, created);
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_updated ON tables (status, updated);
CREATE INDEX games_finished ON games (finished, id);
CREATE TRIGGER entries_fence BEFORE INSERT ON entries
WHEN NEW.fence IS NOT (SELECT fence FROM tables WHERE id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'stale fence'); END;
COMMIT;
