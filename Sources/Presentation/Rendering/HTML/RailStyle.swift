import KernelPresentation

/// The CSS of the links beside a screen that belongs to no feature, such as the overview. Only wide windows show these
/// links.
enum RailStyle {
  static let text = """
    .rail, .tabs .out { display: none }
    @media (min-width: \(Layout.splitFrom / 16)em) {
      .rail { display: block }
      .tabs .out { display: block; margin-bottom: var(--space-sm); padding-bottom: var(--space-sm);
        border-bottom: 1px solid var(--separator) }
      .tabs .out .tab { color: var(--accent-text) }
      [dir=rtl] .tabs .out svg { transform: scaleX(-1) }
      .rail li:nth-child(2), .rail li:nth-last-child(3) { border-top: 1px solid var(--separator); margin-top: var(--space-sm);
        padding-top: var(--space-sm) }
      .rail li:last-child { margin-top: auto }
      .rail ul { min-height: 100% }
      .rail .waiting { margin-inline-start: auto; color: var(--secondary-text); font-variant-numeric: tabular-nums }
      .rail .tab[aria-current] { border-radius: 10px; background: var(--accent-tint); color: var(--accent-on-tint) }
    }
    @media (max-width: \(Layout.splitFrom / 16 - 1).99em) { html:has(.rail) { scroll-padding-bottom: 0 } }
    @media print { .tabs { display: none } }

    """
}
