import System

/// The program that starts services on an operating system: systemd or launchd.
package enum ServiceManagerKind: Hashable, Sendable {
  /// systemd. `runs` is true if systemd manages the running system (see sd_booted(3)).
  case systemd(runs: Bool)
  case launchd

  package static var ofThisSystem: ServiceManagerKind {
    #if os(macOS)
      .launchd
    #else
      .systemd(runs: Access.exists("/run/systemd/system"))
    #endif
  }
}
