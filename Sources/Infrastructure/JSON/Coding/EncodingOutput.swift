import KernelApplication

/// The JSON text that is written while a value is encoded. Containers (arrays and objects) can be nested, but only the
/// innermost open container can be written to.
final class EncodingOutput {
  private var writer = JSONWriter()
  private var open: [Container] = []
  private var containers = 0
  /// Whether a value must be written next: the whole JSON text, the value of a member, or an element.
  private var isValueDue = true
  /// Formats messages in English; nil to write messages without a text.
  private let english: EnglishLocalizer?

  private struct Container {
    let kind: JSONKind
    let id: Int
    /// The key of the container's current member or element, which is being written.
    var key: (any CodingKey)?
    var count = 0
  }

  /// Identifies an open container by its depth and by an id. No later container at the same depth has this id.
  struct Place {
    let depth: Int
    let id: Int
  }

  init(english: EnglishLocalizer? = nil) { self.english = english }

  var bytes: [UInt8] { writer.bytes }

  /// The path of the value that will be written next.
  var codingPath: [any CodingKey] {
    open.compactMap(\.key)
  }

  /// Returns the number of members or elements that have been begun in an open container.
  func count(_ place: Place) -> Int {
    open[place.depth].count
  }

  /// Writes a value of any type. If the value's type encodes nothing, writes an empty object.
  func encode<Value: Encodable>(_ value: Value) throws {
    precondition(isValueDue, "a value is encoded once")
    let depth = open.count
    let encoder = ValueEncoder(output: self, depth: depth)
    // Casting to a protocol is slow, because the runtime searches all conformances in the program. So only dictionaries
    // and sets are cast.
    if GenericStruct.isUnordered(Value.self), let unordered = value as? any UnorderedCollection {
      try unordered.encodeInOrder(to: encoder)
    } else {
      try value.encode(to: encoder)
    }
    close(to: depth)
  }

  /// Writes a value that has no members or elements, such as a number.
  func scalar(_ write: (inout JSONWriter) throws(JSONError) -> Void) throws(JSONError) {
    precondition(isValueDue, "a value is encoded once")
    do {
      try write(&writer)
    } catch {
      var error = error
      error.path = JSONDocument.path(codingPath)
      throw error
    }
    isValueDue = false
  }

  /// Writes a message as an object with its id and its arguments. If `english` is set, the object also contains the
  /// message's text.
  func message(_ content: any MessageContent, words message: Message) throws(JSONError) {
    let words = english?(message)
    let parts = try MessageParts(content, english: english)
    try scalar { (writer) throws(JSONError) in
      writer.beginObject()
      if let words {
        writer.member("message", words.text)
        if let hint = words.hint {
          writer.member("hint", hint)
        }
      }
      parts.write(to: &writer)
      writer.endObject()
    }
  }

  /// Begins a container. If a container of the same value has already been begun at this depth, returns that container
  /// instead.
  /// - Parameter depth: the number of containers around the value.
  func begin(_ kind: JSONKind, depth: Int) -> Place {
    if open.count > depth {
      close(to: depth + 1)
      precondition(open[depth].kind == kind, "a value is either keyed or unkeyed")
      return Place(depth: depth, id: open[depth].id)
    }
    precondition(open.count == depth && isValueDue, "a value is encoded once, and before what follows it")
    isValueDue = false
    if kind == .object { writer.beginObject() } else { writer.beginArray() }
    containers += 1
    open.append(Container(kind: kind, id: containers))
    return Place(depth: depth, id: containers)
  }

  /// Begins the next member or element of a container. Before that, closes all containers inside it.
  /// - Parameter key: the member's name; nil for an array's element.
  func step(_ place: Place, _ key: (any CodingKey)?) {
    precondition(
      place.depth < open.count && open[place.depth].id == place.id, "a container is written to before what follows it")
    close(to: place.depth + 1)
    open[place.depth].key = key ?? IndexKey(open[place.depth].count)
    open[place.depth].count += 1
    if let key { writer.key(key.stringValue) }
    isValueDue = true
  }

  private func close(to depth: Int) {
    if isValueDue {
      writer.beginObject()
      writer.endObject()
      isValueDue = false
    }
    while open.count > depth {
      if open.removeLast().kind == .object { writer.endObject() } else { writer.endArray() }
    }
  }
}
