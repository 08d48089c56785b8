import DesignSystem

/// The CSS of the page that the runner sends to friends. It uses the Samwise theme, and a single column that is 320
/// points wide.
enum SharedPageStyle {
  /// The SHA-256 of the CSS in Base64, which the browser checks before it uses the CSS. A test checks that it matches
  /// `text`.
  static let hash = "sha256-7oWEwyewdB+YBfLAboNKKumNJ4BkpCrI7gYma4WHlAY="

  /// The text of the CSS. The CSS shows only the chosen language. In a browser that does not support the selector that
  /// this needs, all languages are shown.
  static let text =
    ThemeStyleSheet(theme: .samwise).text() + """
      * { box-sizing: border-box }
      html { -webkit-text-size-adjust: 100% }
      body { margin: 0; padding: var(--space-xl) var(--margin) var(--space-xxl); background: var(--page);
        color: var(--label-text); font: var(--type-body); overflow-wrap: anywhere; hyphens: auto }
      main { max-width: 20rem; margin: 0 auto; display: grid; gap: var(--card-gap); container-type: inline-size }
      main, main :is(.card, form, .recorder, .field, .group, .meter, dl) { grid-template-columns: minmax(0, 1fr) }
      body:has(#cs:checked) [lang=en]:not(.keep), body:has(#en:checked) [lang=cs]:not(.keep) { display: none }
      :not(.scripted) > body .needs, .scripted .plain, [hidden] { display: none !important }
      h1, h2, p, dl, dd, fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
      h1 { font: var(--type-large-title); color: var(--accent-text) }
      h2 { font: var(--type-title) }
      h2:focus { outline: none }
      .count { font: var(--type-caption); color: var(--secondary-text) }
      .card { display: grid; gap: var(--space-md); padding: var(--card-padding); border-radius: var(--card-radius);
        background: var(--card); box-shadow: var(--elevation-low) }
      .hero { border-radius: var(--radius-xlarge); box-shadow: var(--elevation-medium) }
      .step:not([hidden]) { animation: arrive var(--motion-smooth) backwards }
      @keyframes arrive { from { translate: 0 12px } }
      dl { display: grid; gap: var(--space-sm) }
      dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-md) }
      dt { color: var(--secondary-text) }
      dd { font-weight: 600 }
      .note { color: var(--secondary-text); font-size: 0.9375rem; line-height: 1.4 }
      .warning { padding: var(--space-fine) var(--card-padding); border-radius: var(--radius-medium);
        background: var(--warning-tint); border-inline-start: var(--accent-bar) solid var(--warning-fill) }
      form, .recorder { display: grid; gap: var(--space-md) }
      .field { display: grid; gap: var(--space-sm) }
      .group { display: grid; gap: var(--space-sm) }
      legend { padding: 0; margin-bottom: var(--space-sm) }
      input[type=text], input[type=file], textarea { width: 100%; min-height: 44px; padding: var(--space-sm) var(--space-fine);
        border: 1px solid var(--secondary-text); border-radius: var(--field-radius); background: var(--page);
        color: inherit; font: inherit }
      input.number { width: 6rem; flex: none }
      [aria-invalid] { border-color: var(--destructive-text) !important; border-width: 2px !important }
      .wrong { color: var(--destructive-text) }
      .choice { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-sm) }
      .choice label { display: flex; align-items: center; gap: var(--space-sm); min-height: 44px; flex: 1 }
      input[type=radio] { width: 1.5rem; height: 1.5rem; flex: none; margin: 0; accent-color: var(--accent-fill) }
      .languages { display: flex; flex-wrap: wrap; gap: 0 var(--space-lg) }
      .languages label { display: flex; align-items: center; gap: var(--space-sm); min-height: 44px }
      button { width: 100%; min-height: var(--button-height); padding: var(--space-fine) 20px; border: 2px solid currentColor;
        border-radius: var(--button-radius); background: none; color: var(--accent-text); font: inherit; font-weight: 600;
        cursor: pointer; transition: transform var(--motion-quick), box-shadow var(--motion-quick) }
      button.primary { border-color: var(--accent-fill); background: var(--accent-fill); color: var(--accent-on-fill);
        box-shadow: var(--elevation-low) }
      button.voice { border-color: var(--orange-fill); background: var(--orange-fill); color: var(--orange-on-fill) }
      button:hover { box-shadow: var(--elevation-medium) }
      button:active { transform: scale(var(--press-scale)) }
      button:disabled { border: 2px dashed; background: none; color: var(--secondary-text); box-shadow: none; cursor: default }
      :is(button, input, textarea, audio):focus-visible { outline: 3px solid var(--accent-text); outline-offset: 2px }
      .meter { display: grid; gap: var(--space-sm) }
      .time { font: var(--type-hero-number); text-align: center }
      progress { width: 100%; height: 12px; accent-color: var(--blue-fill) }
      audio { width: 100%; min-height: 54px }
      .saved button { color: var(--label-text) }
      main :is(p, button, label, legend, dt, dd, input, textarea, .note) { font-size: min(1.0625rem, 10cqi) }
      main :is(.note, .count) { font-size: min(0.9375rem, 9cqi) }
      main h1 { font-size: min(2.125rem, 12cqi) }
      main h2 { font-size: min(1.375rem, 11cqi) }
      main .time { font-size: min(2.125rem, 16cqi) }
      input.number { max-width: 100% }
      input[type=radio] { max-width: 44px; max-height: 44px }
      code { font: var(--type-time); overflow-wrap: anywhere; hyphens: none }
      .saved { background: var(--yellow-tint); border-inline-start: var(--accent-bar) solid var(--yellow-fill) }
      .saved h2 { animation: celebrate var(--motion-gentle) backwards }
      @keyframes celebrate { from { scale: 0.9 } }
      .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
      @media (forced-colors: active) { .card, .warning { border: 1px solid } [aria-invalid] { outline: 1px dashed } }
      @media print { button, audio, .recorder, .languages { display: none } }

      """
}
