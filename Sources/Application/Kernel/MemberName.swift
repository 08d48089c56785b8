/// A coding key for a JSON member whose name is known only at run time.
package struct MemberName: CodingKey, Hashable {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(_ name: String) { stringValue = name }

  package init(stringValue: String) { self.stringValue = stringValue }

  package init?(intValue: Int) {
    return nil
  }
}
