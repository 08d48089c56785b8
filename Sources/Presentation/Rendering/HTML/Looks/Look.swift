import KernelDomain

/// What a design does in its own way beyond colours, type and measures. The records book's way is that of every page:
/// rows that float, each with a bar in its section's colour, and no shadow.
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

  /// A mark that fades while it is pressed is never the only answer, and no text.
  private static let shared = """
    a.row, .tool, summary.row { min-height: var(--minimum-target) }
    :is(a.row, summary.row, .day > summary):active::after, .tool:active .icon { opacity: var(--press-opacity) }
    .day > summary::after { transition: transform var(--motion-standard, var(--motion-spring)) }

    """
}
