/// Determines the energy that the runner used: the device's figure or, if there is none, an estimate of one kilocalorie
/// per kilogram of body mass and kilometre.
package enum CaloriesRule {
  /// Returns the energy, rounded to the nearest kilocalorie, and whether it is an estimate. Nil if neither the device's
  /// figure nor the body mass is known.
  /// - Parameters:
  ///   - device: the energy that the device reported, in kilocalories; nil if it reported none.
  ///   - length: the distance of the run, in millimetres.
  ///   - bodyMass: the runner's body mass, in grams; nil if the user has not entered it.
  package static func calories(
    device: Int64?, length: Int64, bodyMass: Int64?
  ) -> (kilocalories: Int64, isEstimate: Bool)? {
    if let device { return (device, false) }
    guard let bodyMass else { return nil }
    let scale: Int64 = 1_000_000_000
    let (product, overflow) = length.multipliedReportingOverflow(by: bodyMass)
    return overflow ? nil : ((product + scale / 2) / scale, true)
  }
}
