extension JSONReader {
  /// The maximum length, in bytes, of the string in an object that `rows` reads: twice the length of the longest
  /// timestamp.
  private static let longestRowText = 64

  /// Reads an array of objects, and calls `use` with the values of each object. Each object must have one string and
  /// otherwise only numbers, under the given names, and must not repeat a name. Returns true after the last object. If
  /// anything else is found, returns false and leaves the cursor somewhere inside the array. `RowsDecoder` documents
  /// the parameters.
  mutating func rows(
    text: StaticString, numbers: [StaticString], whole: [StaticString],
    _ use: (_ text: String, _ numbers: [Double?], _ whole: [Int?]) -> Bool
  ) throws(JSONError) -> Bool {
    let names = [text] + numbers + whole
    guard peek() == Byte.openBracket else { return false }
    try beginArray()
    while try nextElement() {
      guard peek() == Byte.openBrace else { return false }
      var found: String?
      var foundNumbers = [Double?](repeating: nil, count: numbers.count)
      var foundWhole = [Int?](repeating: nil, count: whole.count)
      // Most objects have their members in the order of `names`, so the search for a name begins after the previous
      // name.
      var expected = 0
      try beginObject()
      while let key = try nextKey() {
        let rest = expected..<names.count
        guard let place = rest.first(where: { key == names[$0] }) ?? (0..<expected).first(where: { key == names[$0] })
        else { return false }
        expected = place + 1
        if place == 0 {
          guard found == nil, peek() == Byte.quote else { return false }
          let value = try self.text()
          guard !value.hasEscapes, value.count <= JSONReader.longestRowText else { return false }
          found = value.string
        } else if place <= numbers.count {
          guard foundNumbers[place - 1] == nil, isNumber else { return false }
          foundNumbers[place - 1] = try double()
        } else {
          guard foundWhole[place - 1 - numbers.count] == nil, isNumber else { return false }
          foundWhole[place - 1 - numbers.count] = try integer(Int.self)
        }
      }
      guard let found, use(found, foundNumbers, foundWhole) else { return false }
    }
    return true
  }

  private var isNumber: Bool {
    mutating get {
      let byte = peek()
      return byte == Byte.minus || (0x30...0x39).contains(byte)
    }
  }
}
