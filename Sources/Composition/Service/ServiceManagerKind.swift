import System

/// The program that starts services on an operating system.
package enum ServiceManagerKind: Hashable, Sendable {
  /// systemd. `runs` is true if the running system is managed by systemd (see sd_booted(3)).
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
