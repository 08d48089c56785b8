/// The CSS of a chart's values, each of which appears next to the spot that is pointed at or focused. A spot in the
/// middle of the picture, for example, has its text shifted back by half of the text's width, and one at the right edge
/// by the whole width. This keeps the text within the picture.
enum SpotStyle {
  static let text = """
    .spots { grid-area: 2 / 2; position: relative }
    .spots i { position: absolute; left: calc(var(--x) * 0.1%); top: calc(var(--y) * 0.1%); width: 18px; height: 18px;
      margin: -9px; border-radius: 50%; font-style: normal }
    .spots .strip { top: 0; width: calc(var(--w) * 0.1%); height: 100%; margin: 0; border-radius: 0 }
    .calendar .spots i:not(.strip) { width: 12px; height: 12px; margin: -6px; border-radius: 2px }
    .stacked[style*="--line"] .plot::after { content: ""; grid-area: 2 / 2; width: 1px; pointer-events: none;
      margin-left: calc(var(--line) * 0.1%); background: var(--secondary-text) }
    .spots i:hover, .spots i:focus { z-index: 2; box-shadow: 0 0 0 2px currentColor }
    .spots .strip:is(:hover, :focus, .at) { z-index: 2; box-shadow: none; background: linear-gradient(currentColor, currentColor)
      center / 1px 100% no-repeat }
    .spots i:is(:hover, :focus, .at)::after { content: attr(aria-label) / ""; position: absolute; left: 50%;
      bottom: calc(100% + 4px); width: max-content; max-width: 16em; padding: 2px 8px; border: 1px solid transparent;
      border-radius: var(--field-radius); transform: translateX(calc(var(--x) * -0.1%)); pointer-events: none;
      background: var(--label-text); color: var(--page); font: var(--type-caption) }
    .spots .strip:is(:hover, :focus, .at)::after { bottom: calc(100% - 1.4em) }
    .spots .strip:focus-visible { outline-offset: -3px }
    .calendar .spots .strip:hover, .calendar .spots .strip:focus { background: none }
    @media print { .spots { display: none } }

    """
}
