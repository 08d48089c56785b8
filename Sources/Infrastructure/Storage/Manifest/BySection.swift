import KernelDomain

/// A value for each of a few sections, in the order of their names. A dictionary would do, but that the runtime takes
/// longer to make its type at a program's start than all look-ups of a command take.
struct BySection<Value> {
  private(set) var elements: [(id: FeatureID, value: Value)] = []

  init() {}

  init(_ elements: [(id: FeatureID, value: Value)]) {
    self.elements = elements.sorted { $0.id < $1.id }
  }

  subscript(id: FeatureID) -> Value? {
    get {
      for element in elements where element.id == id { return element.value }
      return nil
    }
    _modify {
      let index = index(of: id)
      var value: Value?
      if let index { value = elements.remove(at: index).value }
      defer { put(value, id, at: index) }
      yield &value
    }
  }

  subscript(id: FeatureID, default value: @autoclosure () -> Value) -> Value {
    get { self[id] ?? value() }
    _modify {
      var found = self[id] ?? value()
      defer { self[id] = found }
      yield &found
    }
  }

  var ids: [FeatureID] { elements.map(\.id) }
  var values: [Value] { elements.map(\.value) }
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }

  private func index(of id: FeatureID) -> Int? {
    elements.firstIndex { $0.id == id }
  }

  private mutating func put(_ value: Value?, _ id: FeatureID, at known: Int?) {
    guard let value else { return }
    let index = known ?? elements.firstIndex { id < $0.id } ?? elements.count
    elements.insert((id, value), at: index)
  }
}

extension BySection: Sendable where Value: Sendable {}

extension BySection: Equatable where Value: Equatable {
  static func == (one: BySection, other: BySection) -> Bool {
    one.elements.count == other.elements.count
      && zip(one.elements, other.elements).allSatisfy { $0.id == $1.id && $0.value == $1.value }
  }
}
