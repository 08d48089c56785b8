/// The CSS of the design PrayerTracker: rounded titles in the middle, rows as cards of two lines with a coloured bar,
/// shadows, gradient buttons 56 points high with a glow, outlined secondary buttons, and a page that rises into place.
/// The gradient in the design document ends in a colour too light for white text, so this one begins with a darker
/// colour. Choices are not main actions, so although their ends are round like those of buttons, they are only as high
/// as a line.
enum PrayerTrackerLook {
  static let text = """
    body { background: linear-gradient(135deg, var(--wash), var(--page) 60%,
      color-mix(in srgb, var(--wash), var(--page))) fixed }
    .head { display: flex; flex-direction: column }
    .head > .wrap { flex: 1 1 auto; display: flex; flex-direction: column; padding-bottom: var(--space-md) }
    .head h1 { margin-top: auto; padding-block: var(--space-sm) 0; text-align: center;
      animation: rise var(--motion-content) backwards }
    .head .subtitle { margin-top: var(--space-sm); padding: 0; text-align: center; font: var(--type-body);
      animation: rise var(--motion-content) backwards }
    .head h1:last-child, .head .subtitle { margin-bottom: auto }
    body:has(> .head.h-positive) { background:
      linear-gradient(135deg, var(--wash), var(--page) 60%, var(--positive-tint)) fixed }
    .head.h-positive { background: none }
    .head.h-positive .tool { color: var(--accent-text) }
    .head.h-positive .subtitle { color: var(--secondary-text) }
    .centered > h1 { font: var(--type-large-title); font-size: 2.25rem }
    main { gap: var(--space-lg) }
    main > * { animation: rise var(--motion-stagger) backwards }
    main > :nth-child(2) { animation-delay: 0.2s }
    main > :nth-child(3) { animation-delay: 0.3s }
    main > :nth-child(4) { animation-delay: 0.4s }
    main > :nth-child(n + 5) { animation-delay: 0.5s }
    .section:has(> :first-child:is(.button, .act, .reveal)):not(:has(> :not(.button, .act, .reveal))) {
      flex-flow: row wrap; gap: var(--space-md); margin-top: calc(var(--space-xl) - var(--space-lg)) }
    .section:not(:has(> :not(.button, .act, .reveal))) > * { flex: 1 1 8em; width: auto }
    .section { gap: var(--space-md) }
    .section > :is(h2, h3) { border: 0; padding: 0; justify-content: center; margin-top: var(--space-md) }
    .settings > .section { gap: var(--space-sm) }
    .settings .section > .card > .day > summary { border-radius: 0; box-shadow: none }
    .settings > .section > h2 { justify-content: flex-start; margin: 0; padding-inline: 18px; font-size: 0.875rem; font-weight: 600;
      color: var(--secondary-text) }
    .section > .rows { gap: var(--space-md) }
    main.cards > .section { padding: 0; background: none }
    .section > .rows > li, .card, .day > summary, .chart { border-radius: var(--card-radius); box-shadow: var(--elevation-card) }
    .section > .rows .row { padding: var(--space-md) var(--space-card) }
    .section > .rows .leading { font: var(--type-title); font-size: 1.125rem }
    .section > .acting .row > .center { font-size: 1.125rem; font-weight: 600 }
    .acting > li:not(.barred, :has(a)) { background: none; box-shadow: none }
    .section > .acting > li:not(.barred, :has(a)) .row { min-height: 0; padding-block: 0 }
    .section > .acting > li:not(.barred) > .row:has(> .trailing:empty) { display: flex; justify-content: center; gap: 6px }
    .acting > li:not(.barred) > .row:has(> .trailing:empty)::before, .acting > li:not(.barred) > .row:has(> .trailing:empty)::after {
      content: ""; flex: 1 1 0; align-self: center; height: 1px; background: var(--separator) }
    .acting > li:not(.barred) > .row > .trailing:empty { display: none }
    .acting > li:has(> .actions) > a.row::after { display: none }
    .section > .acting > li:not(.barred, :has(a)) :is(.leading, .center) { font: var(--type-caption) }
    .actions .tool:has([href="#checkmark"]) .icon { width: 2.25rem; height: 2.25rem; padding: 8px; border-radius: 50%;
      background: var(--green-tile); color: #FFFFFF }
    .actions .tool:has([href="#circle"]) .icon { width: 2.25rem; height: 2.25rem }
    .rings:not(.hero) svg { width: 6.5rem }
    :is(a, summary).row::after { width: 1rem; height: 1rem }
    :is(.rows > li.barred, .day[class*=h-])::before { inset-block: var(--space-sm); inset-inline-start: var(--space-sm);
      border-radius: 999px }
    .day[class*=h-] { border-radius: var(--card-radius) }
    .chart { --chart-ground: var(--card); padding: var(--card-padding); border-radius: var(--radius-large);
      background: var(--card) }
    .chart > .day > summary { box-shadow: none; border: 1px solid var(--separator) }
    .chart.progress > .day > summary { padding-inline: var(--space-sm) }
    .day[class*=h-] > summary { border-inline-start: 0; padding: var(--space-md) var(--space-card) }
    .gap-lg > .card + .card { margin-top: calc(var(--card-gap) - var(--space-lg)) }
    .button { min-height: var(--button-height); font: var(--type-title); font-size: 1.125rem; font-weight: 600 }
    .button:not(.primary, .disabled) { background: none; border: 2px solid currentColor }
    .button.primary { box-shadow: var(--elevation-button); animation: lift var(--motion-call-to-action) backwards;
      background: linear-gradient(to right, color-mix(in srgb, var(--accent-fill), #000 25%), var(--accent-fill)) }
    @media (prefers-contrast: more) { .button.primary { background: var(--accent-fill) } }
    .badge { border-radius: var(--radius-small) }
    .choice { justify-content: center }
    .choice:not(.week) { width: 100%; max-width: 30rem; margin-inline: auto }
    .choice:not(.week) a { flex: 1 1 auto; min-width: 44px; padding-inline: 10px }
    .segments { border-radius: var(--radius-medium) }
    .tools .answer { border-radius: var(--radius-xl); box-shadow: var(--elevation-card) }
    .sheet .head { border-radius: var(--radius-xxl) var(--radius-xxl) 0 0 }
    footer { padding-top: var(--space-xxl); text-align: center }
    .card > :is(h2, h3, h4).title, .card .card > .title { font-size: 1.125rem }
    .tools .tool.trailing:has(> span) { color: var(--accent-text); font: var(--type-title); font-size: 1.125rem;
      font-weight: 600 }
    main > :is(.group, .field, .progress), main > form.act > .field { padding: var(--card-padding);
      border-radius: var(--card-radius); background: var(--card); box-shadow: var(--elevation-card) }
    .card :is(.card, .group, .field) { padding-inline: 0; box-shadow: none }
    .dots > span:not(.said) { background: color-mix(in srgb, var(--accent-text) 20%, transparent);
      box-shadow: inset 0 0 0 1.5px var(--accent-text) }
    .dots > span.now { background: var(--accent-text) }
    @keyframes rise { from { translate: 0 20px } }
    @keyframes lift { from { translate: 0 20px } }
    @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
      @keyframes rise { from { opacity: 0; translate: 0 20px } }
    }
    @media (prefers-reduced-motion: reduce) { main > :nth-child(n) { animation: none } }
    @media (max-height: 30em) { .head { min-height: 0 } }
    @container (max-width: 20em) { .section > .rows .leading { font: var(--type-body) } }
    @container (max-width: 13em) {
      .wrap .day > summary { padding-inline: var(--space-sm) }
      .section > .rows .row { padding-inline: var(--space-sm) }
      :is(.rows > li.barred, .day[class*=h-])::before { inset-inline-start: 0; inset-block: 0; border-radius: 0 }
    }
    @container (min-width: 19em) {
      .rows.triple { grid-template-columns: minmax(0, 1fr) auto auto }
      .rows.triple.acting { --act: 3; --time: 2; --state: 1; --mark: 4;
        grid-template-columns: minmax(min-content, 1fr) auto auto auto }
      .rows.triple.acting > li:not(:has(> .actions)) .leading { grid-column: 1 }
      .rows.triple .leading { grid-area: 1 / 1 }
      .rows.triple .trailing { grid-area: 2 / 1; justify-self: start; margin: 0; text-align: start }
      .rows.triple .center { grid-area: 1 / 2 / span 2; align-self: center }
      .rows.triple .row::after { grid-area: 1 / 3 / span 2 }
      .rows.triple.acting .row > .center { grid-area: 1 / var(--time) / span 2 }
      .rows.triple.acting .row::after { grid-area: 1 / var(--mark) / span 2 }
      .rows.triple.acting > .barred > .actions { grid-column: var(--act) / -1; justify-self: end }
    }
    @container (min-width: 30em) {
      .rows.triple { grid-template-columns: minmax(12rem, 15.5rem) 7rem 1fr }
      .rows.triple .row::after { justify-self: end }
    }

    """
}
