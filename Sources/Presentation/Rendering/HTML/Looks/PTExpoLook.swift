import DesignSystem

/// The CSS of the design PT Expo, which follows the platform's guidelines: large titles, lists on one sheet of
/// translucent material, separators that begin at the text, icons on coloured squares, segments instead of chips, and
/// tinted capsules as secondary buttons.
enum PTExpoLook {
  static let text = main + SignInLook.text

  private static let main = """
    .head h1 { padding-block: var(--space-sm) var(--space-xs); letter-spacing: -0.02em }
    .section > :is(h2, h3) { border: 0; padding: 0 }
    .section > :is(h2, h3) .icon { width: 1.9rem; height: 1.9rem; padding: 0.2rem; border-radius: var(--field-radius);
      background: var(--fill, var(--accent-fill)); color: var(--on-fill, var(--accent-on-fill)) }
    .section > .rows, .card, .day > summary, .chart { border: 1px solid var(--separator); border-radius: var(--card-radius);
      background: color-mix(in srgb, var(--card) 72%, transparent); backdrop-filter: blur(20px) saturate(1.8) }
    main.cards > .section { padding: 0; background: none }
    .section > .rows { gap: 0; overflow: clip; box-shadow: var(--elevation-card) }
    .section > .rows > li { background: none; border: 0; border-radius: 0 }
    .section > .rows > li + li::after { content: ""; position: absolute; top: 0; inset-inline: var(--space-md) 0;
      border-top: 1px solid var(--separator) }
    .section > .rows > li.barred::before { display: none }
    .section > .rows .row { min-height: 52px }
    .card > .chart { border: 0; padding: 0; background: none; backdrop-filter: none }
    .card > .stats:has(> .stat > .stat-number) { align-items: end }
    .card:has(> .person + .button:last-child) { flex-flow: row wrap; align-items: center }
    .person:has(+ .button:last-child) { flex: 1 1 9rem }
    .card > .person + .button:last-child { width: auto }
    .chart { --chart-ground: var(--card); padding: var(--card-padding) }
    .day > summary { border: 0; border-radius: 0 }
    .chart > .day > summary { border-radius: var(--field-radius); backdrop-filter: none }
    .button:not(.primary, .disabled) { background: var(--accent-tint); border: 0; color: var(--label-text) }
    .button.destructive { background: var(--destructive-tint) }
    :is(main, .section, .card, .warning) > form.act > .button { width: 100% }
    .warning > :is(form.act, .button) { flex: 1 1 7em }
    @container (min-width: 18.01em) { .acting > li > .actions { flex: none } }
    .card .acting > li:has(> .row > .leading:only-child:empty) { gap: 0; margin: var(--space-sm) calc(-1 * var(--card-padding)) calc(-1 * var(--card-padding));
      border-top: 1px solid var(--separator) }
    .acting > li > .row:has(> .leading:only-child:empty) { flex: none; padding: 0 }
    .acting > li > .row:has(> .leading:only-child:empty) ~ .actions { display: grid; flex: 1 1 0;
      grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr)); padding: 0 }
    .acting > li > .row:has(> .leading:only-child:empty) ~ .actions .tool { width: 100%; min-height: 50px;
      color: var(--secondary-text) }
    .card:has(> .person) > p > .badge { background: var(--tint, var(--control)); color: var(--label-text); box-shadow: none }
    main.cards > .card:has(> .person) > .rows:not(.acting) > li > .row { grid-template-columns: minmax(0, 1fr) auto auto }
    main.cards > .card:has(> .person) > .rows:not(.acting) > li > .row > .trailing { margin-inline-start: auto; text-align: end }
    main.cards > form.act > .field { flex-flow: row wrap; align-items: center; padding: 0; border: 0; background: none }
    main.cards > form.act > .field > label { flex: 1 1 10rem }
    main.cards > form.act > .field > label > span:first-child { position: absolute; width: 1px; overflow: hidden;
      clip-path: inset(50%) }
    main.cards > form.act > .field > .button { width: auto; margin: 0 }
    @media (max-width: 47.99em) {
      @container (min-width: 14em) {
        .rows:not(.triple, .acting) :is(a, summary).row > .trailing { max-width: 100%;
          padding-inline-end: calc(1.25rem + var(--space-sm)) }
        .rows:not(.triple, .acting) :is(a, summary).row::after { margin-inline-start: calc(-1.25rem - var(--space-md)) }
      }
    }
    .choice { gap: 2px; width: fit-content; padding: 2px; border: 1px solid var(--separator); border-radius: 22px;
      background: var(--card) }
    .choice a { border: 2px solid transparent }
    .choice:has(> :nth-child(4):last-child) { width: 100%; max-width: 26rem }
    .choice:has(> :nth-child(4):last-child) a { flex: 1 1 auto; min-width: 44px; padding-inline: 10px }
    .choice a[aria-current] { background: var(--page); box-shadow: var(--elevation-card) }
    @container (max-width: 13em) { .section > :is(h2, h3) .icon { display: none } }
    @media (prefers-reduced-transparency: reduce) {
      .section > .rows, .card, .day > summary, .chart { background: var(--card); backdrop-filter: none }
    }

    """
}
