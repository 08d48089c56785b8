/// The CSS of forms, which only pages from a server have.
enum FormStyle {
  static let text = """
    form.act { display: block; margin: 0 }
    .tools form.act, .actions form.act, .toast form.act { display: inline-block }
    button { font: inherit; color: inherit; cursor: pointer }
    button.tool { background: none; border: 0 }
    button.button { border: 0; width: auto }
    .tool[aria-disabled=true] { color: var(--secondary-text); cursor: default }
    button.button.primary { width: 100% }
    form.act > .field { margin-bottom: var(--space-sm) }
    .settings .section > .card { gap: 0; padding-block: 0 }
    .settings .section > .card > :is(*, .rows) { margin: 0; border-radius: 0 }
    .settings .section > .card :is(.row, .pressable, .day > summary, .act > .field) { min-height: 56px }
    .settings .section > .card > :is(.field, .act) > .field { margin: 0 }
    .settings .section > .card > .group > legend { padding-top: 12px; font: inherit; color: inherit }
    .settings .section > .card :is(.card > .button, .act > .button) { justify-content: flex-start; width: 100%; min-height: 56px; padding-inline: 0;
      border: 0; border-radius: 0; background: none; color: var(--label-text); font: inherit; text-align: start }
    .settings .section > .card :is(.card > .button, .act > .button).destructive { color: var(--destructive-text) }
    .settings .section > .card > a.button:not([download])::after { margin-inline: auto 0 }
    @container (min-width: 19em) {
      .settings .section > .card > .rows.triple { grid-template-columns: minmax(min-content, 1fr) fit-content(55%) auto }
      .settings .triple .row > .center { text-wrap: balance }
    }
    .settings .section > .card > p { padding-bottom: 12px }
    .settings .section > .card.card.card > * + :not(p) { border-top: 1px solid var(--separator) }
    .day > summary > .leading > :is(.picture, .avatar) { margin-inline-end: 12px }
    @container (min-width: 16em) {
      .day > summary:has(> .leading > :is(.picture, .avatar)) { grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 }
      .day > summary > .leading:has(> :is(.picture, .avatar)) { display: contents }
      .day > summary > .leading > :is(.picture, .avatar) { grid-area: 1 / 1 / span 2; margin-block: 0 }
      .day > summary > .leading > .avatar { width: 3.25rem; height: 3.25rem; margin-block: 4px }
      .day > summary > .leading:has(> :is(.picture, .avatar)) + .trailing { grid-column: 2 }
    }
    form.together { display: flex; flex-direction: column; gap: var(--space-md); width: 100%; text-align: start }
    form.together > .field { margin: 0; padding: 0; border: 0; background: none; box-shadow: none }
    form.together > .field label { flex-flow: column nowrap; align-items: stretch; gap: var(--space-xs) }
    form.together > .field input { flex: none; min-height: 44px }
    form.together > .button { width: 100% }
    .peek { display: none; align-self: end; min-height: 44px; min-width: 44px; padding: 0 var(--space-sm); border: 0;
      background: none; color: var(--accent-text) }
    .scripted .peek { display: inline-block }
    .peek[aria-pressed=true] { font-weight: 600; text-decoration: underline }
    .centered > form.act { width: 100%; text-align: start }
    .centered > form.act > .button { width: 100% }
    .field input[type=file] { padding: 7px }
    .hours > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: var(--space-sm) }
    .hours label { flex-flow: column; align-items: stretch; gap: var(--space-xs) }
    .hours input { flex: none; width: 100% }
    .field button.button { margin-top: var(--space-sm) }
    .pressable { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 44px; border: 0;
      background: none; text-align: start; padding: 0 }
    .pressable .mark { flex: none; width: 1.3em; height: 1.3em; border: 2px solid var(--secondary-text);
      border-radius: 50% }
    .pressable[aria-pressed=true] { font-weight: 600 }
    .pressable[aria-pressed=true] .mark { border: .4em solid var(--accent-fill) }
    .pressable .switch { order: 9; margin-inline-start: auto }
    .segments .pressable .mark { display: none }
    .rows > li.told { display: block; grid-column: 1 / -1; border: 0; background: none }
    .button.picture-link { justify-content: flex-start; min-height: 3.5rem; margin-block: var(--space-sm); color: var(--label-text);
      font: var(--type-body) }
    .button.picture-link .icon { color: var(--accent-text) }
    .toast > div { flex: 1 1 12em; white-space: pre-wrap }
    .toast:not(.live) { min-height: 52px; background: var(--label-text); color: var(--page); border: 0 }
    .toast:not(.live) .button { background: none; border: 0; color: var(--page); text-decoration: underline }
    .toast:not(.live) :is(.caption, .body) { color: var(--page) }
    .scripted .save { display: none }
    .saved { min-height: 1.3em; color: var(--positive-text); text-align: end }
    .saved:empty { display: none }
    .loading { position: sticky; top: 0; z-index: 9; height: 0 }
    .loading i { position: absolute; inset: 0 0 auto; height: 4px; background: var(--accent-fill) }
    .loading span { position: absolute; inset-inline-start: var(--margin); top: 8px; padding: 4px 12px; border-radius: 999px;
      background: var(--label-text); color: var(--page); font: var(--type-caption) }
    .field .problem { display: flex; gap: var(--space-xs); color: var(--destructive-text) }
    .field [aria-invalid] { border: 2px solid var(--destructive-text) !important }
    .warning[role=alert] { padding: var(--card-padding); border-radius: var(--card-radius); background: var(--orange-tint) }
    .warning[role=alert], .warning[role=alert] :is(.body, .title, .icon) { color: var(--label-text) }
    @media (forced-colors: active) { .warning[role=alert] { border: 2px solid } }
    [data-busy] button { cursor: progress }
    .offline main :is(button, input, select, a[href]) { cursor: not-allowed }
    .live.toast { position: sticky; top: 8px; z-index: 8; border: 2px solid var(--accent-text); border-radius: var(--field-radius);
      background: var(--page); color: var(--label-text) }
    .live button { min-height: 44px; padding-inline: var(--space-md); border: 1px solid; border-radius: var(--field-radius);
      background: none; color: var(--accent-text); font: inherit }
    .week { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: 0 }
    .week a { flex-direction: column; gap: 4px; min-width: 0; padding: var(--space-xs) 0; border: 0;
      border-radius: 12px }
    .week a[aria-current] { border: 0; background: var(--accent-tint); color: var(--accent-on-tint) }
    .week b { display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%; font-weight: 600;
      background: radial-gradient(var(--page) 61%, transparent 63%),
        conic-gradient(var(--green-text) calc(var(--part) * 1%), var(--control) 0) }
    .week a[aria-current] b { color: var(--label-text) }
    @container (max-width: 19em) { .week { grid-template-columns: repeat(3, minmax(0, 1fr)) } }
    .field.files { border: 2px dashed var(--secondary-text); border-radius: var(--card-radius); padding: var(--card-padding) }
    .commands > summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer }
    .commands dt { font-weight: 600 }
    .commands dd { margin: 0 0 var(--space-sm); overflow-wrap: anywhere }
    form.rowed { display: none }
    .sets input { width: 100%; min-width: 0; min-height: 44px; padding: 0 4px; border: 1px solid var(--secondary-text);
      border-radius: var(--field-radius); background: var(--page); color: inherit; font: inherit; font-weight: 600;
      text-align: center; appearance: textfield }
    :is(.sets, label:has(+ .steps)) input::-webkit-inner-spin-button { display: none }
    .sets tr.now input { border-color: var(--accent-text) }
    @media (forced-colors: active) {
      .pressable[aria-pressed=true] .mark { border-color: Highlight }
      button.button, a.button, .button.button.primary { border: 1px solid }
    }
    @media print {
      form.act { display: none }
      main form.act:has(> [aria-checked=true]) { display: block }
      form.act .pressable { min-height: 0 }
      form.act .pressable::before { content: "✓" / "" }
      form.act .pressable .switch { display: none }
      .section:not(:has(> :not(h2, h3, h4, form, .field, .button), > form > [aria-checked=true])) { display: none }
    }

    """
}
