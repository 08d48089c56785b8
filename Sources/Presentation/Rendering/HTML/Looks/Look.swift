import KernelDomain

/// The CSS that a design adds to its colours, type and measures. The design Records Book adds none, because its
/// appearance is the base of all pages: rows that float, each with a bar in its section's colour, and no shadows.
struct Look {
  let design: Design

  init(_ design: Design) {
    self.design = design
  }

  var text: String {
    switch design {
    case .recordsBook: Look.shared
    case .runBuddy: Look.shared + RunBuddyLook.text
    case .ptExpo: Look.shared + PTExpoLook.text
    case .samwise: Look.shared + SamwiseLook.text
    case .prayerTracker: Look.shared + PrayerTrackerLook.text
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

  /// The CSS that all designs share. While the user presses an element, only parts of it without text, such as its
  /// arrow or icon, fade. Fading is never the only feedback.
  private static let shared = """
    a.row, .tool, summary.row { min-height: var(--minimum-target) }
    :is(a.row, summary.row, .day > summary):active::after, .tool:active .icon { opacity: var(--press-opacity) }
    .day > summary::after { transition: transform var(--motion-standard, var(--motion-spring)) }

    """
}
