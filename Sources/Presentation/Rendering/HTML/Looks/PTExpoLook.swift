import DesignSystem

/// The CSS of the design PT Expo, which follows the platform's guidelines: large titles, lists on one sheet with an
/// outline, separators that begin at the text, icons on coloured squares, segments instead of chips, and
/// tinted capsules as secondary buttons.
enum PTExpoLook {
  static let text = main + SignInLook.text

  private static let main = """
    .head h1 { padding-block: var(--space-sm) var(--space-xs); letter-spacing: -0.02em }
    .section > :is(h2, h3) { border: 0; padding: 0 }
    .section > :is(h2, h3) .icon { width: 1.9rem; height: 1.9rem; padding: 0.2rem; border-radius: var(--field-radius);
      background: var(--fill, var(--accent-fill)); color: var(--on-fill, var(--accent-on-fill)) }
    .section > .rows, .card, .chart { border: 1px solid var(--separator); border-radius: var(--card-radius);
      background: var(--card) }
    .card { box-shadow: none }
    .section > .rows { gap: 0; overflow: clip }
    .section > .rows > li { background: none; border: 0; border-radius: 0 }
    .section > .rows > li + li::after { content: ""; position: absolute; top: 0; inset-inline: var(--space-md) 0;
      border-top: 1px solid var(--separator) }
    .section > .rows > li.barred::before { display: none }
    .section > .rows .row { min-height: 52px }
    .section:has(> .chips), .pane > div.section:has(> :is(.button, form):first-child) { border: 1px solid var(--separator); border-radius: var(--card-radius);
      background: var(--card); padding: 14px var(--card-padding) }
    .section:has(> .chips) { display: grid; grid-template-columns: minmax(0, 1fr) auto }
    .section:has(> .chips) > :not(.button, .rows) { grid-column: 1 / -1 }
    .section > .chips ~ .rows { border: 0; background: none }
    .section > .chips ~ .rows .row { padding-inline-start: 0; color: var(--secondary-text); font-size: 0.9375rem }
    .section .chips ~ .button:not(.primary) { align-self: center; width: auto; padding-inline: var(--space-sm) 0; background: none;
      color: var(--accent-on-tint); font-size: 0.9375rem }
    .pane > div.section:has(> :is(.button, form):first-child) { gap: 0; padding-block: 0 }
    .pane > div.section > .button:not(.primary), .pane > div.section > form > .button:not(.primary) { justify-content: flex-start; min-height: 3.5rem; padding-inline: 0; border-radius: 0;
      background: none; font-weight: 400 }
    .pane > div.section > :is(.button, form) ~ * { border-top: 1px solid var(--separator) }
    .pane > div.section > :is(.button, form) .icon { color: var(--accent-on-tint) }
    @media (min-width: 64em) { .split main:has(> .pane > .section > .chips) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr) } }
    .card > .chart { border: 0; padding: 0; background: none }
    @media (min-width: 64em) {
      .split .card > .chart .plot svg { height: 150px }
      .split:not(:has(> .beside)) main > .pane:has(> .choice:first-child):not(:has(> .choice > :nth-child(5))) + .pane {
        padding-top: calc(44px + var(--space-md)) }
    }
    .wrap:has(> .tool > .avatar) { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; column-gap: 14px }
    .wrap > .tools:has(~ .tool > .avatar) { grid-column: 1 / -1 }
    .wrap > .tool:has(> .avatar) { grid-area: 2 / 1 / span 2; margin: 0 }
    .wrap > .tool > .avatar { width: 3.5rem; height: 3.5rem; font: var(--type-title) }
    .wrap > .tool ~ :is(h1, .subtitle) { grid-column: 2; padding-block: 0 }
    .card > .stats:has(> .stat > .stat-number) { align-items: end }
    .card:has(> .person + .button:last-child) { flex-flow: row wrap; align-items: center }
    .person:has(+ .button:last-child) { flex: 1 1 9rem }
    .card > .person + .button:last-child { width: auto }
    .chart { --chart-ground: var(--card); padding: var(--card-padding) }
    .day > summary { border: 0; border-radius: 0 }
    .chart > .day > summary { border-radius: var(--field-radius) }
    .button:not(.primary, .disabled) { background: var(--accent-tint); border: 0; color: var(--accent-on-tint) }
    .button.destructive.destructive.destructive { background: var(--destructive-tint); color: var(--label-text) }
    :is(main, .section, .card, .warning) > form.act > .button { width: 100% }
    .warning > :is(form.act, .button) { flex: 1 1 7em }
    @container (min-width: 18.01em) { .acting > li > .actions { flex: none } }
    .card .acting > li:has(> .row > .leading:only-child:empty) { gap: 0; margin: var(--space-sm) calc(-1 * var(--card-padding)) calc(var(--space-sm) - var(--card-padding));
      border-top: 1px solid var(--separator) }
    .acting > li > .row:has(> .leading:only-child:empty) { flex: none; padding: 0 }
    .acting > li > .row:has(> .leading:only-child:empty) ~ .actions { display: grid; flex: 1 1 0;
      grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr)); padding: 0 }
    .acting > li > .row:has(> .leading:only-child:empty) ~ .actions .tool { width: 100%; min-height: 50px;
      gap: var(--space-sm); color: var(--secondary-text); font-size: 0.9375rem; font-weight: 500 }
    :is(.card, .section) > p:has(> .badge) { display: flex; flex-wrap: wrap; gap: 6px }
    :is(.card, .section) > p > .badge { background: var(--tint, var(--control)); color: var(--label-text); box-shadow: none; font-weight: 600 }
    :is(.card, .section) > p > .badge .icon { width: 0.875rem; height: 0.875rem }
    .choice:has(> :nth-child(4):last-child) { width: 100%; max-width: 26rem }
    .choice:has(> :nth-child(4):last-child) a { flex: 1 1 auto; min-width: 44px; padding-inline: 10px }
    @container (max-width: 13em) { .section > :is(h2, h3) .icon { display: none } }

    """
}
