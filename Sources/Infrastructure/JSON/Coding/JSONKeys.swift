/// The coding key of an array element: its index, counted from 0.
struct IndexKey: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }

  init?(stringValue: String) {
    return nil
  }

  init?(intValue: Int) {
    self.index = intValue
  }

  var stringValue: String { String(index) }
  var intValue: Int? { index }
}

/// A coding key whose name is known only at run time, such as the key of a dictionary's entry.
struct NameKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { return nil }

  /// The key under which a class encodes its superclass.
  static let superclass = NameKey("super")

  static func < (a: NameKey, b: NameKey) -> Bool {
    a.stringValue.utf8.lexicographicallyPrecedes(b.stringValue.utf8)
  }
}
