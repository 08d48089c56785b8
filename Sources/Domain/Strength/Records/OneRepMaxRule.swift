package import KernelDomain

/// A formula that estimates the one-repetition maximum (the load that the lifter could lift exactly once) from a set of
/// 1 to 10 repetitions. From more repetitions, estimates would be too inaccurate (Reynolds, Gordon, Robergs 2006).
package enum OneRepMaxRule: String, Codable, CaseIterable, Sendable {
  case epley, brzycki

  /// Returns the estimated maximum; nil unless the number of repetitions is from 1 to 10.
  package func estimate(_ mass: Mass, reps: Int) -> Mass? {
    guard (1...10).contains(reps) else { return nil }
    if reps == 1 { return mass }
    let (load, reps) = (mass.milligrams, Int64(reps))
    switch self {
    case .epley: return Mass(milligrams: (2 * load * (30 + reps) + 30) / 60)
    case .brzycki: return Mass(milligrams: (72 * load + 37 - reps) / (2 * (37 - reps)))
    }
  }
}
