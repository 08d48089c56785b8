import System

/// The program that starts services on a system.
package enum ServiceManagerKind: Hashable, Sendable {
  /// Whether this program manages the running system (sd_booted(3)).
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
