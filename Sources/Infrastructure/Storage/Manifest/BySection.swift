import KernelDomain

/// A small map from sections to values, sorted by section name. It replaces a dictionary because instantiating a
/// dictionary type when a program starts takes longer than all the look-ups of one command.
struct BySection<Value> {
  private(set) var ids: [FeatureID] = []
  /// The values, each at the same index as its section in `ids`. A slot is nil only while its value is being changed.
  private var slots: [Value?] = []

  init() {}

  init(_ elements: [(id: FeatureID, value: Value)]) {
    for element in elements { self[element.id] = element.value }
  }

  /// Gets or modifies a section's value. The value is modified in place, since it may contain a whole journal, which
  /// would be slow to copy.
  subscript(id: FeatureID) -> Value? {
    get { position(of: id).flatMap { slots[$0] } }
    _modify {
      let position = position(of: id) ?? insert(nil, id)
      defer { removeIfEmpty(position) }
      yield &slots[position]
    }
  }

  subscript(id: FeatureID, default value: @autoclosure () -> Value) -> Value {
    get { self[id] ?? value() }
    _modify {
      let position = position(of: id) ?? insert(value(), id)
      yield &slots[position]!
    }
  }

  var elements: [(id: FeatureID, value: Value)] {
    ids.indices.compactMap { index in slots[index].map { (ids[index], $0) } }
  }
  var values: [Value] { slots.compactMap { $0 } }
  var count: Int { ids.count }
  var isEmpty: Bool { ids.isEmpty }

  func contains(_ id: FeatureID) -> Bool {
    position(of: id) != nil
  }

  private func position(of id: FeatureID) -> Int? {
    ids.firstIndex(of: id)
  }

  private mutating func insert(_ value: Value?, _ id: FeatureID) -> Int {
    let position = ids.firstIndex { id < $0 } ?? ids.count
    ids.insert(id, at: position)
    slots.insert(value, at: position)
    return position
  }

  private mutating func removeIfEmpty(_ position: Int) {
    guard case .none = slots[position] else { return }
    ids.remove(at: position)
    slots.remove(at: position)
  }
}

extension BySection: Sendable where Value: Sendable {}
extension BySection: Equatable where Value: Equatable {}
