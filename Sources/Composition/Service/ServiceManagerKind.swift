import System

/// What starts services on a system.
package enum ServiceManagerKind: Hashable, Sendable {
  /// Whether it has this system in its hands (sd_booted(3)).
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
