/// A piece of equipment that a swimmer uses in training.
package enum SwimEquipment: String, Codable, CaseIterable, Hashable, Sendable {
  case fins
  case paddles
  /// A pull buoy between the legs.
  case pull
}

/// A set of equipment that is used at the same time, such as paddles with a pull buoy.
package struct SwimEquipmentSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ equipment: some Sequence<SwimEquipment>) {
    self = equipment.reduce(into: []) { $0.insert(SwimEquipmentSet($1)) }
  }

  private init(_ one: SwimEquipment) {
    switch one {
    case .fins: self = .fins
    case .paddles: self = .paddles
    case .pull: self = .pull
    }
  }

  package static let fins = SwimEquipmentSet(rawValue: 1)
  package static let paddles = SwimEquipmentSet(rawValue: 2)
  package static let pull = SwimEquipmentSet(rawValue: 4)
  /// The equipment that makes a swimmer faster. A lap swum with any of it is never part of an attempt.
  package static let barred: SwimEquipmentSet = [.fins, .paddles]

  /// The pieces of equipment in this set, in the order of the cases of `SwimEquipment`.
  package var all: [SwimEquipment] { SwimEquipment.allCases.filter { contains(SwimEquipmentSet($0)) } }
}
