extension BookMessage.Sport {
  /// - Parameter kind: as the table of sports has it; nil where nobody says it.
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
      case "stand up paddleboarding", "paddling": .paddling
      case let kind?: .named(name: kind)
      case nil: .unnamed
      }
  }
}
