/// The CSS of controls such as segments, number fields, progress bars, avatars and rows with buttons. No state is shown
/// by colour alone. If a background changes, the colour of the text on it changes, too.
enum ControlStyle {
  static let text = """
    :root { --thumb: var(--card); --off: var(--secondary-text) }
    @supports (color: light-dark(#000, #FFF)) {
      :root { --thumb: light-dark(#FFFFFF, #636366); --off: light-dark(#87878C, #6F6F74) }
    }
    :is(input[role=switch], .switch) { appearance: none; flex: none; width: 3.125em; height: 1.875em; border: 0; font-size: 1rem;
      border-radius: 1em; background: var(--off); cursor: pointer }
    :is(input[role=switch], .switch)::before { content: ""; display: block; width: 1.5em; height: 1.5em; margin: 0.1875em;
      border-radius: 50%; background: #FFFFFF }
    :is(input[role=switch]:checked, [aria-checked=true] .switch) { background: var(--green-tile) }
    :is(input[role=switch]:checked, [aria-checked=true] .switch)::before { margin-inline-start: 1.4375em }
    .control label:has([role=switch]) { flex-direction: row-reverse; justify-content: space-between }
    .segments { display: flex; flex-wrap: wrap; clear: both; border-radius: 12px; background: var(--control);
      margin-block: var(--space-xs) var(--space-sm) }
    .segments .control { display: contents }
    .segments :is(label, .pressable) { position: relative; flex: 1 1 auto; width: auto; justify-content: center;
      gap: var(--space-xs); min-width: 44px; padding-inline: 6px; border: 2px solid transparent; border-radius: 12px;
      background-clip: padding-box; font-size: 0.9375rem; text-align: center }
    .segments :is(label:has(:checked), .pressable[aria-pressed=true]) { background-color: var(--thumb); font-weight: 600 }
    .segments label:has(:disabled) { outline: 1px dashed var(--secondary-text); outline-offset: -3px;
      cursor: default }
    .segments label:active { text-decoration: underline }
    .segments input[type=radio] { appearance: none; position: absolute; inset: 0; width: 100%; height: 100%;
      cursor: inherit; border-radius: inherit }
    .segments input:focus-visible { outline-offset: 3px }
    .segments .command { order: 1; flex: 1 0 100%; margin: var(--space-xs) }
    .field input:disabled { border-style: dashed; color: var(--secondary-text) }
    .field input[type=number] { font-variant-numeric: tabular-nums; flex-basis: 5em }
    .field input:focus-visible { outline-offset: 0 }
    .steps { display: none; gap: 4px }
    .scripted .steps { display: flex }
    .steps input[type=range] { flex: 1 1 8rem; min-width: 6rem; min-height: 44px; accent-color: var(--accent-text) }
    button.step { min-width: 44px; min-height: 44px; border: 1px solid var(--secondary-text);
      border-radius: var(--field-radius); background: none; color: var(--accent-text); font-size: 1.25em }
    .group.pick { padding-block: 0 }
    .pick > summary { padding: var(--space-xs) 0; cursor: pointer }
    .pick > fieldset { border-top: 1px solid var(--separator) }
    .days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); gap: var(--space-xs) }
    .days > legend { grid-column: 1 / -1 }
    .group.days { padding: 0; border: 0; background: none }
    .group.days :is(.pressable, .pressable[aria-checked]) { padding-inline: 0 }
    @container (max-width: 19em) { .days { grid-template-columns: repeat(4, minmax(0, 1fr)) } }
    .days > form.act { flex: 1 0 44px; min-height: 48px; padding: 0 }
    .days .switch { display: none }
    .days .control + .control { border-top: 0 }
    .days .pressable { justify-content: center; min-height: 48px; border-radius: 10px; background: var(--control) }
    .days .pressable[aria-checked=true] { background: var(--accent-fill); color: var(--accent-on-fill); font-weight: 600 }
    @media (forced-colors: active) {
      .days .pressable { border: 1px solid }
      .days .pressable[aria-checked=true] { border: 3px solid Highlight }
    }
    .scripted .act:not(.together) > .field:has(> .steps) { flex-flow: row wrap; align-items: center; gap: 0 }
    .scripted .act:not(.together) > .field > :is(label:has(+ .steps), .steps) { display: contents }
    .scripted .act:not(.together) > .field > label:has(+ .steps) > span:first-child { flex: 1 1 4rem }
    .scripted .act:not(.together) > .field > label:has(+ .steps) > .time { margin: 0 12px; font: inherit; font-size: 0.9375rem;
      color: var(--secondary-text) }
    .scripted .act:not(.together) > .field > label:has(+ .steps) > input { order: 1; flex: 0 0 3.25rem; padding: 0; border: 1px solid var(--control);
      border-radius: 0; background: var(--control); text-align: center; font-weight: 600; appearance: textfield }
    .scripted .act:not(.together) > .field > .steps > .step { width: 44px; border-color: var(--control); border-radius: 0;
      background: var(--control); color: var(--accent-on-tint) }
    .scripted .act:not(.together) > .field > .steps > :first-child { border-start-start-radius: 12px;
      border-end-start-radius: 12px }
    .scripted .act:not(.together) > .field > .steps > :nth-child(2) { order: 2; border-start-end-radius: 12px;
      border-end-end-radius: 12px }
    .scripted .act:not(.together) > .field > .steps > [type=range] { order: 2; flex: 1 0 100% }
    .scripted .act:not(.together) > .field:has(> .steps) > :is(p, .button) { order: 3; flex: 1 0 100% }
    @container (max-width: 16em) { .scripted .act:not(.together) > .field > label:has(+ .steps) > span { flex-basis: 100% } }
    @container (min-width: 19.01em) {
      .scripted form.together > .field:has(> .steps) { display: grid; grid-template-columns: minmax(0, 1fr) auto;
        align-items: end; gap: var(--space-xs) var(--space-sm) }
      .scripted form.together > .field:has(> .steps) > p { grid-column: 1 / -1 }
      .scripted form.together > .field > .steps:has(> [type=range]) { grid-column: 1 / -1 }
    }
    .timer { margin: 0; font-variant-numeric: tabular-nums; font-size: max(34px, 2.125rem) }
    .audio { margin: 0 }
    .recorder { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-md) }
    .recorder [hidden] { display: none !important }
    .recorder .field { display: grid; gap: var(--space-sm); align-content: start; box-shadow: none }
    .recorder input { width: 100%; height: auto; min-height: 44px }
    .recorder .meter { display: grid; gap: var(--space-sm) }
    .recorder .time { font: var(--type-hero-number); text-align: center }
    .recorder progress { width: 100% }
    .reports { display: flex; flex-wrap: wrap; gap: var(--space-sm); margin-top: var(--space-sm) }
    .scripted .reports, .sounding audio { display: none }
    :is(.audio audio, .recorder audio) { display: block; width: 100%; min-height: 44px; margin-top: var(--space-xs) }
    .progress label { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-sm) }
    .progress progress { flex: 1 1 10em; min-width: 0; height: 1em; accent-color: var(--accent-fill) }
    progress[value] { appearance: none; border: 1px solid var(--secondary-text); border-radius: 0.5em; overflow: hidden;
      background: var(--card) }
    progress::-webkit-progress-bar { background: none }
    progress::-webkit-progress-value { background: var(--bar, var(--accent-fill)) }
    progress::-moz-progress-bar { background: var(--bar, var(--accent-fill)) }
    .progress .caption { font-variant-numeric: tabular-nums }
    .dots { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px }
    .dots > span:not(.said) { width: 8px; height: 8px; border-radius: 50%; background: var(--secondary-text) }
    .dots > span.now { background: var(--accent-text); transform: scale(1.2) }
    .head .overline { color: var(--secondary-text); font-weight: 600 }
    .subtitle { color: var(--secondary-text) }
    .head .subtitle { padding-bottom: var(--space-sm) }
    .head.tint .subtitle { color: var(--label-text) }
    .toast { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-sm) }
    .person { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-md) }
    .person > :not(.avatar) { flex: 1 1 8rem; min-width: 0 }
    .person:has(> span > .caption) { gap: 12px }
    @container (min-width: 19.01em) { .person:has(> span > .caption) { flex-wrap: nowrap } }
    .person:has(> span > .caption) > .avatar { width: 2.75rem; height: 2.75rem; font-size: 1.0625rem }
    .person > span:has(> .caption) { font-weight: 600; line-height: 1.25 }
    .person > span > .caption { display: block; font-weight: 400 }
    .avatar { display: inline-flex; align-items: center; justify-content: center; flex: none; width: 4rem;
      height: 4rem; border-radius: 50%; background: var(--accent-fill); color: var(--accent-on-fill);
      border: 1px solid transparent; font: var(--type-title) }
    .avatar .icon { width: 2.4rem; height: 2.4rem }
    .tool .avatar { width: 2.5rem; height: 2.5rem; font: var(--type-caption) }
    .tool .avatar .icon { width: 1.5rem; height: 1.5rem }
    .tool.leading:has(.avatar) { margin-inline-start: 0 }
    .rows.acting > li { display: flex; overflow: visible }
    .acting > li > .row { flex: 1 1 auto }
    .card .acting > li { gap: var(--space-md) }
    .card .rows > li.barred .row { padding-inline-start: var(--space-md) }
    .rows.triple.acting { --act: 2; --time: 3; --state: 4; --mark: 5;
      grid-template-columns: minmax(0, 1fr) auto auto minmax(5.75rem, auto) auto }
    .triple.acting > li { display: grid }
    .triple.acting > li > :is(.row, .reveal) { grid-area: 1 / 1 / auto / -1 }
    .triple.acting .row > .leading { grid-column: 1 }
    .triple.acting .row > .center { grid-column: var(--time) }
    .triple.acting .row > .trailing { grid-column: var(--state) }
    .triple.acting .row::after { grid-column: var(--mark) }
    .triple.acting > li > .actions { grid-area: 1 / var(--act); z-index: 1; align-self: center;
      padding: 0; margin-inline-end: var(--space-sm) }
    .triple.acting > li:has(> .reveal[open]) > .actions { align-self: start; padding-top: var(--space-xs) }
    .triple.acting > li > .actions:has([open]) { grid-area: 2 / 1 / auto / -1; padding: 0 var(--space-md) var(--space-sm) }
    .actions { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end;
      padding-inline-end: var(--space-sm) }
    @container (max-width: 24em) {
      .rows.triple.acting { --time: 3; --state: 1; --mark: 4; grid-template-columns: minmax(0, 1fr) auto auto auto }
      .triple.acting .row > .center { grid-area: 1 / var(--time) / span 2 }
      .triple.acting .row::after { grid-area: 1 / var(--mark) / span 2 }
    }
    @container (min-width: 18.01em) and (max-width: 24em) {
      .triple.acting > li:not(:has(> .actions)) .leading { grid-column: 1 / 3 }
    }
    @container (min-width: 18.01em) and (max-width: 36em) {
      .triple.acting .row:has(> .center.caption) > .trailing { grid-area: 2 / 1; justify-self: start }
      .triple.acting .row > .center.caption { grid-area: 3 / 1; justify-self: start; text-align: start; white-space: normal }
    }
    @container (min-width: 18.01em) {
      main > .triple.acting > li:has(> div.row > .center.caption) { display: flex; flex-wrap: wrap; align-items: center }
      main > .triple.acting > li > div.row:has(> .center.caption) { display: flex; flex: 1 1 10rem; gap: 0 var(--space-sm) }
      main > .triple.acting > li > div.row:has(> .center.caption) > .leading { flex: 1 0 100% }
      main > .triple.acting > li > div.row:has(> .center.caption) > .trailing { margin: 0 }
      main > .triple.acting > li > div.row > .center.caption { order: 1 }
      main > .triple.acting > li:has(> div.row > .center.caption) > .actions { margin-inline-end: calc(var(--space-md) - 6px) }
    }
    main > .acting:has(> li > div.row > .center.caption) { gap: 0; border-radius: var(--card-radius); background: var(--card) }
    main > .acting > li:has(> div.row > .center.caption) { border: 0; border-radius: 0; background: none }
    main > .acting > li + li:has(> div.row > .center.caption) { border-top: 1px solid var(--separator) }
    @container (max-width: 28em) {
      .acting a.row::after { display: none }
    }
    @container (max-width: 18em) {
      .triple.acting .row > .center { grid-area: 2 / 1; justify-self: start }
      .triple.acting .row > .trailing { grid-area: 3 / 1 }
      .triple.acting .row::after { grid-area: 1 / var(--mark) / span 3 }
      .triple.acting > li:has(> .actions) > .actions { grid-area: 2 / 1 / auto / -1; justify-content: start;
        padding: 0 var(--space-sm) }
      .card .triple.acting > li.barred > .actions { padding-inline-start: var(--space-md) }
    }
    @container (max-width: 10em) {
      .card .actions .tool .icon { display: none }
    }
    @media (forced-colors: active) {
      .segments :is(label:has(:checked), .pressable[aria-pressed=true]) { background: Highlight; color: HighlightText;
        forced-color-adjust: none }
      .segments { border: 1px solid }
      .segments label:has(:disabled) { color: GrayText }
      progress { forced-color-adjust: none; background: Canvas; border-color: CanvasText }
      progress::-webkit-progress-value { background: Highlight }
      progress::-moz-progress-bar { background: Highlight }
      .dots > span:not(.said) { background: CanvasText; forced-color-adjust: none }
      .dots > span.now { background: Highlight }
    }

    """
}
