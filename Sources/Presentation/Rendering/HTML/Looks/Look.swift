import KernelDomain

/// The CSS that a design adds to its colours, type and measures. The design Records Book adds none, because its
/// appearance is the base of all pages: rows that float, each with a bar in its section's colour, and no shadows.
struct Look {
  let design: Design

  init(_ design: Design) { self.design = design }

  var text: String {
    switch design {
    case .recordsBook: Look.shared
    case .runBuddy: Look.shared + Look.segments + RunBuddyLook.text
    case .ptExpo: Look.shared + Look.segments + PTExpoLook.text
    case .samwise: Look.shared + SamwiseLook.text
    case .prayerTracker: Look.shared + Look.segments + PrayerTrackerLook.text
    }
  }

  /// The text styles of the theme that the design uses beside those of the type tokens. Each is a custom property, such
  /// as `--type-headline`.
  var styles: [String] {
    switch design {
    case .runBuddy: RunBuddyLook.styles
    case .samwise: SamwiseLook.styles
    case .recordsBook, .ptExpo, .prayerTracker: []
    }
  }

  /// The CSS of designs whose links to choices look like segments. The days of a week don't: they are rings.
  private static let segments = """
    .choice:where(:not(.week)) { gap: 0; width: fit-content; border-radius: 12px; background: var(--control) }
    .choice:where(:not(.week)) a { border: 2px solid transparent; border-radius: 12px; background-clip: padding-box;
      font-size: 0.9375rem }
    .choice:where(:not(.week)) a[aria-current] { border-color: transparent; background-color: var(--thumb);
      color: var(--label-text) }

    """

  /// The CSS that all designs share. While the user presses an element, only parts of it without text, such as its
  /// arrow or icon, fade. Fading is never the only feedback.
  private static let shared = """
    a.row, .tool, summary.row { min-height: var(--minimum-target) }
    :is(a.row, summary.row, .day > summary):active::after, .tool:active .icon { opacity: var(--press-opacity) }
    .day > summary::after { transition: transform var(--motion-standard, var(--motion-spring)) }

    """
}
