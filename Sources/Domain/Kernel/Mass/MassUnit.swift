/// The unit in which a load was entered.
package enum MassUnit: String, Codable, CaseIterable, Hashable, Sendable {
  case kilogram = "kg"
  case pound = "lb"
}
