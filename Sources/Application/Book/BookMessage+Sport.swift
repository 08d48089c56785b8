extension BookMessage.Sport {
  /// Creates a sport from its English name, such as `running`.
  /// - Parameter kind: the name; nil if the file does not name a sport.
  package init(kind: String?) {
    self =
      switch kind {
      case "running": .running
      case "cycling": .cycling
      case "walking": .walking
      case "hiking": .hiking
      case "swimming": .swimming
      case "transition": .transition
      case "fitness equipment": .fitnessEquipment
      case "training": .training
      case "rowing": .rowing
      case "multisport": .multisport
      case "paddling": .paddling
      case "stand up paddleboarding": .paddleboarding
      case let kind?: .named(name: kind)
      case nil: .unnamed
      }
  }

  /// The sport's name, which `init(kind:)` turns back into this sport; empty if the file does not name one.
  package var kind: String {
    switch self {
    case .running: "running"
    case .cycling: "cycling"
    case .walking: "walking"
    case .hiking: "hiking"
    case .swimming: "swimming"
    case .transition: "transition"
    case .fitnessEquipment: "fitness equipment"
    case .training: "training"
    case .rowing: "rowing"
    case .multisport: "multisport"
    case .paddling: "paddling"
    case .paddleboarding: "stand up paddleboarding"
    case .named(let name): name
    case .unnamed: ""
    }
  }
}
