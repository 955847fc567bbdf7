// The vendor's own page: its style sheet, and a counter of what the policy refused.
// The page's policy allows no inline style, so even the vendor styles itself through a constructed sheet.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  html { font-size: 10px }
  * { box-sizing: border-box }
  body { margin: 0; height: 100vh; display: grid; grid-template-rows: auto auto auto minmax(0, 1fr); background: #e9edf1; color: #2b3a4a; font: 13px/1.4 Arial, Helvetica, sans-serif }
  .top { background: #1d2b3a; color: #cfd9e3; display: flex; align-items: center; gap: 20px; min-height: 44px; padding: 0 16px }
  .top b { color: #fff; font-size: 16px }
  .top a { color: inherit; text-decoration: none; margin-right: 16px }
  .top a[aria-current] { color: #fff; text-decoration: underline; text-underline-offset: 4px }
  .record { background: #fff; border-bottom: 1px solid #c9d2da; padding: 12px 16px; display: flex; gap: 14px; align-items: center }
  .photo { width: 40px; height: 40px; background: #d6dee5; border-radius: 3px; display: grid; place-items: center; font-weight: bold; color: #44535f }
  h1 { font: bold 18px Arial; margin: 0; color: #1d2b3a }
  .record p { margin: 0; color: #52616e }
  .tabs { background: #f5f7f9; border-bottom: 1px solid #c9d2da; display: flex; padding: 0 16px; overflow-x: auto }
  .tabs a { padding: 9px 14px; color: #155d93; text-decoration: none; border-bottom: 3px solid transparent; white-space: nowrap }
  .tabs a[aria-current] { border-color: #c25d05; color: #1d2b3a; font-weight: bold; background: #fff }
  main { display: grid; grid-template-columns: 236px minmax(0, 1fr); gap: 12px; padding: 12px 16px; min-height: 0 }
  aside { display: grid; gap: 12px; align-content: start }
  .box { background: #fff; border: 1px solid #c9d2da; border-radius: 2px; min-height: 0; overflow: hidden }
  .box > h2 { font: bold 12px Arial; margin: 0; background: #eef2f5; border-bottom: 1px solid #c9d2da; padding: 7px 10px; color: #3b4b5a }
  .box > p, .box > dl { padding: 8px 10px; margin: 0 }
  dl { display: grid; grid-template-columns: 86px 1fr; gap: 6px 8px }
  dt { color: #52616e } dd { margin: 0 }
  .cv { display: grid; grid-template-rows: auto minmax(0, 1fr) }
  tabard-cv-viewer { --tabard-brand: #1b6ca8; --tabard-radius: 2px; --tabard-font: Arial, Helvetica, sans-serif; display: block; height: 100% }
  @media (max-width: 767px) { main { grid-template-columns: minmax(0, 1fr); padding: 8px } aside { display: none } .top nav { display: none } }
`)
document.adoptedStyleSheets.push(sheet)

// What QA and the journey read: everything the page's policy refused since it was opened.
window.refused = { csp: [], trustedTypes: [] }
document.addEventListener('securitypolicyviolation', (event) => {
  const kind = /trusted-types/.test(event.effectiveDirective) ? 'trustedTypes' : 'csp'
  window.refused[kind].push(
    `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
  )
})
