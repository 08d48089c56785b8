/// The CSS of elements that can be pressed: a ring under the pointer; a thicker ring and a smaller size while pressed.
/// The colours of text and background stay the same, and so does the contrast.
enum TouchStyle {
  static let text = """
    .tool, .control label, .pressable { border-radius: var(--field-radius) }
    :is(\(touched)):hover { box-shadow: inset 0 0 0 1px currentColor }
    :is(\(touched)):active { box-shadow: inset 0 0 0 3px currentColor; transform: scale(var(--press-scale));
      transition: transform var(--motion-press, 100ms) }
    @media (prefers-reduced-motion: reduce) {
      * { transition: none !important; scroll-behavior: auto !important }
    }

    """

  private static let touched = """
    a.row, summary.row, .day > summary, .tool, .choice a, .button:not(.disabled), .control label, .pressable, .tab, \
    td a, th a, .beside > .title
    """
}
