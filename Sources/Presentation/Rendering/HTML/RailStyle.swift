import KernelPresentation

/// The CSS of the program's name and the links beside a screen without tabs, such as the overview. Only wide windows show
/// these.
enum RailStyle {
  static let text = """
    .rail, .brand, .tabs .out { display: none }
    @media (min-width: \(Layout.splitFrom / 16)em) {
      .brand { display: flex; align-items: center; gap: 12px; flex: none; margin: 0 22px 14px; font-weight: 600 }
      .brand .picture { width: 2rem; height: 2rem; margin: 0 }
      .tabs .out { display: block }
      [dir=rtl] .tabs .out svg { transform: scaleX(-1) }
      .tabs .out::after, .rail li:nth-child(2)::before, .rail li:nth-last-child(3)::before { content: ""; display: block;
        margin: 11px 22px; border-top: 1px solid var(--separator) }
      .rail li:last-child { margin-top: auto }
      .rail .waiting { margin-inline-start: auto; color: var(--secondary-text); font: var(--type-caption);
        font-variant-numeric: tabular-nums }
      .tabbed:has(> .rail) .tool.settings { display: none }
      .split.tabbed:has(> .rail) main { padding-top: var(--space-md) }
    }
    @media (max-width: \(Layout.splitFrom / 16 - 1).99em) { html:has(.rail) { scroll-padding-bottom: 0 } }
    @media print { .tabs { display: none } }

    """
}
