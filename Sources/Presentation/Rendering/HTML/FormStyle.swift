/// How the forms of served pages look.
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
    .field button.button { margin-top: var(--space-sm) }
    .pressable { display: flex; align-items: center; gap: 12px; width: 100%; min-height: 44px; border: 0;
      background: none; text-align: start; padding: 0 }
    .pressable .mark { flex: none; width: 1.3em; height: 1.3em; border: 2px solid var(--secondary-text);
      border-radius: 50% }
    .pressable:is([aria-pressed=true], [aria-current]) { font-weight: 600 }
    .pressable:is([aria-pressed=true], [aria-current]) .mark { border: .4em solid var(--accent-fill) }
    .pressable .switch { flex: none; order: 9; margin-inline-start: auto; width: 3.2em; height: 1.9em;
      border: 2px solid var(--secondary-text); border-radius: 1em; position: relative }
    .pressable .switch::before { content: ""; position: absolute; inset-block: 2px; inset-inline-start: 2px;
      aspect-ratio: 1; border-radius: 50%; background: var(--secondary-text) }
    .pressable[aria-checked=true] .switch { background: var(--accent-fill); border-color: var(--accent-fill) }
    .pressable[aria-checked=true] .switch::before { inset-inline: auto 2px; background: var(--accent-on-fill) }
    .segments .pressable { flex: 1 1 auto; width: auto; justify-content: center; gap: var(--space-xs);
      padding-inline: var(--space-sm); border-radius: calc(var(--field-radius) - 2px) }
    .segments .pressable .mark { display: none }
    .segments .pressable[aria-pressed=true] { background: var(--accent-fill); color: var(--accent-on-fill) }
    .segments .pressable[aria-pressed=true]::before { content: "✓" / "" }
    .toast > div { flex: 1 1 12em; white-space: pre-wrap }
    .toast:not(.live) { min-height: 52px; background: var(--label-text); color: var(--page); border: 0 }
    .toast:not(.live) .button { background: none; border: 0; color: var(--page); text-decoration: underline }
    .toast:not(.live) :is(.caption, .body) { color: var(--page) }
    .scripted .save { display: none }
    .saved { min-height: 1.3em; color: var(--positive-text); text-align: end }
    .saved:empty { display: none }
    .loading { position: fixed; inset: 0 0 auto; z-index: 9; height: 4px; background: var(--accent-fill) }
    .loading + * { scroll-margin-top: 4px }
    [data-busy] button { cursor: progress }
    .offline :is(main button, main input) { cursor: not-allowed }
    .live.toast { border: 2px solid var(--accent-text); border-radius: var(--field-radius);
      background: var(--page); color: var(--label-text) }
    .live button { min-height: 44px; padding-inline: var(--space-md); border: 1px solid; border-radius: var(--field-radius);
      background: none; color: var(--accent-text); font: inherit }
    @media (forced-colors: active) {
      .pressable:is([aria-pressed=true], [aria-current]) .mark { border-color: Highlight }
      .pressable[aria-checked=true] .switch { background: Highlight; forced-color-adjust: none }
    }
    @media print { form.act { display: none } }

    """
}
