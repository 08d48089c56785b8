package import BookApplication

extension BookMessage.Sport {
  /// - Parameter number: in the FIT profile; the less common ones are told by it. Nil where a file tells none.
  package init(fit number: Int?) {
    self =
      switch number {
      case 1: .running
      case 2: .cycling
      case 3: .transition
      case 4: .fitnessEquipment
      case 10: .training
      case 11: .walking
      case 15: .rowing
      case 17: .hiking
      case 18: .multisport
      case 37: .paddling
      case let number?: .numbered(number: number)
      case nil: .unnamed
      }
  }
}
