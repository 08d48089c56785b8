package import KernelDomain

/// Tells the time.
package protocol Clock: Sendable {
  func now() -> Timestamp
}
