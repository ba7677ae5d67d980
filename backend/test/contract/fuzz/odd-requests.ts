/** Splits a text with one entry per line, each as it is sent. */
const lines = (text: string) => text.trim().split(/\n */);

/** Names that every object has, that other programs have mishandled, and that occur in our tables. */
export const NAMES_NOBODY_KNOWS = [
  ...lines(`
    __proto__
    constructor
    prototype
    toString
    hasOwnProperty
    then
    toJSON
    valueOf
    $where
    a.b
    a[b]
    0
    id
    role
    isAdmin
    userId
    trainerId
    email
    token
    passwordHash
    disabledAt
    createdAt
  `),
  ...['', ' ', '\u0000', '\ud800', '\u202E', 'x'.repeat(5_000)],
];

export const BODIES = [
  ...lines(`
    null
    true
    0
    "text"
    []
    [{}]
    {}
    {"":""}
    [[[[]]]]
    {
    }
    {"a"
    {"a":
    {"a":1
    {"a":1,}
    {a:1}
    {'a':1}
    {"a":01}
    {"a":NaN}
    {"a":undefined}
    {"a":1}{"b":2}
    {"__proto__":{"isAdmin":true}}
    {"constructor":{"prototype":{"isAdmin":true}}}
    a=1&b=2
    <?xml version="1.0"?><a/>
  `),
  ...['', ' ', '{"a":"\t"}', '{"a":"\\x"}', '{"a":1}\u0000', '\ufeff{}', '//\n{}'],
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  `[${'[],'.repeat(50_000)}[]]`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":0`).join(',')}}`,
  '['.repeat(400_000),
];

/** Invalid UTF-8, a partial character, another encoding, compressed bytes. */
export const BODY_BYTES = [
  'ff',
  'c328',
  '7b2261223a22e2822220',
  'feff007b007d',
  '1f8b0800000000000003',
  '00',
];

/** Lengths just below, at, and above the limit of a body. */
export const BODY_LENGTHS = [999_000, 1_000_000, 1_000_001, 1_100_000];

export const CONTENT_TYPES = [
  ...lines(`
    text/plain
    text/json
    application/xml
    application/x-www-form-urlencoded
    application/ld+json
    application/jsonp
    application/octet-stream
    multipart/form-data
    multipart/form-data; boundary=x
    application/json; charset=utf-8
    application/json; charset=utf-16
    application/json;
    application/json;;
    application/json, text/html
    application/json/x
    APPLICATION/JSON
    application
    /
    */*
    ;
  `),
  'a'.repeat(3_000),
];

export const HEADERS: Record<string, string[]> = {
  authorization: [
    ...lines(`
      Bearer
      bearer x
      Bearer null
      Bearer a.b.c
      Bearer e30.e30.e30
      Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwic2lkIjoiYSIsImV4cCI6OTk5OTk5OTk5OX0.
      Basic YTpi
    `),
    ...['', 'Bearer ', `Bearer ${'a'.repeat(8_000)}`],
  ],
  cookie: [
    ...lines(`
      refreshToken
      refreshToken=
      refreshToken=;refreshToken=b
      refreshToken=%00
      refreshToken="'--
      googleSignIn=
      googleSignIn=a.b
      token=x; __proto__=1
      ;;;=
    `),
    ...['', `refreshToken=${'a'.repeat(4_000)}`],
  ],
  'x-device-token': ['', '.', 'a.b', 'a.b.c', '\u00ff', 'a'.repeat(4_000)],
  'x-forwarded-for': [
    ...lines(`
      unknown
      1.2.3.4, 5.6.7.8
      ::1
      fe80::1%eth0
      ::ffff:1.2.3.4
      2001:db8::/32
    `),
    ...['', 'a'.repeat(1_000)],
  ],
  'x-request-id': ['', 'short', '<script>', 'a'.repeat(3_000)],
  'x-page-view': ['', '1', '2', 'true'],
  'x-http-method-override': ['DELETE', 'nonsense'],
  'user-agent': ['', '\u00e9\u00ff', '<script>', 'x'.repeat(5_000)],
  origin: ['', 'null', 'https://evil.example', 'http://localhost:3000'],
  accept: ['text/html', 'application/xml', '*/*;q=nonsense'],
  'accept-encoding': ['gzip', 'identity;q=0', 'nonsense'],
  'accept-version': ['1.x', 'nonsense'],
  'content-encoding': ['gzip', 'br', 'identity', 'nonsense'],
  range: ['bytes=0-1'],
  'if-none-match': ['*'],
};

/** Segments of a path, already encoded correctly or incorrectly. */
export const SEGMENTS = [
  ...lines(`
    %00
    %ff
    %zz
    %
    %2e%2e
    %2f
    ..
    .
    ;a=b
    *
    (a)
  `),
  ...[299, 301, 9_000].map((length) => 'a'.repeat(length)),
];

export const QUERIES = [
  ...lines(`
    a=1
    a=1&a=2
    a[]=1
    a[b]=1
    a.b=1
    a
    =
    &&&
    ?
    %
    %00=%00
    %zz=1
    a=%ff
    __proto__=1
    __proto__[a]=1
    constructor[prototype][a]=1
    toString=1
  `),
  `${'a'.repeat(5_000)}=1`,
];
