/// RunBuddy's storyboard: a bar with the title in its middle, grouped tables that stand on one white panel each under a
/// small heading, a floating panel for the metrics, 85 % wide.
enum RunBuddyLook {
  static let text = """
    .head { background: var(--card); border-bottom: 1px solid var(--separator) }
    .head.tint { background: linear-gradient(var(--tint), var(--card)) }
    .head h1 { font: var(--type-title); text-align: center; padding-bottom: var(--space-panel) }
    .section { gap: var(--space-xs) }
    .section > :is(h2, h3) { border: 0; padding-inline: var(--margin); margin-block: var(--space-panel) 0;
      font: var(--type-caption); color: var(--secondary-text); text-transform: uppercase; letter-spacing: 0.03em }
    .section > .rows, .chart { background: var(--card); border-radius: var(--card-radius) }
    .section > .rows { gap: 0 }
    .section > .rows > li { background: none; border: 0; border-radius: 0 }
    .section > .rows > li + li { border-top: 1px solid var(--separator) }
    .section > .rows > li.barred::before { inset-block: 9px; inset-inline-start: 6px; border-radius: 2px }
    .section > .rows .number { font-size: 1.0625rem }
    .chart { --chart-ground: var(--card); padding: var(--space-panel) var(--card-padding) }
    .chart > .day > summary { border-radius: 0; border-top: 1px solid var(--separator) }
    .day > summary { min-height: 48px }
    .card:has(.hero-number) { width: 85%; margin-inline: auto; align-items: center; text-align: center;
      border-radius: calc(var(--card-radius) + 6px) }
    .button { min-height: 48px }
    @container (max-width: 13em) {
      .section > :is(h2, h3) { padding-inline: 0; text-transform: none }
    }
    .field, .group { padding-inline: var(--space-form) }

    """
}
