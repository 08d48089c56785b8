import KernelApplication

/// The document into which a value is encoded, directly as bytes. Containers nest, and only the innermost open one can
/// be written to.
final class EncodingOutput {
  private var writer = JSONWriter()
  private var open: [Container] = []
  private var containers = 0
  /// Whether the next thing to write is a value: that of the document, a member or an element.
  private var isValueDue = true
  /// Formats messages in English; nil if messages are written without their text.
  private let english: EnglishLocalizer?

  private struct Container {
    let kind: JSONKind
    let id: Int
    /// The key of the part of the container that is being written.
    var key: (any CodingKey)?
    var count = 0
  }

  /// Identifies a container: by its depth among the open ones, and by an id that no later container at that depth has.
  struct Place {
    let depth: Int
    let id: Int
  }

  init(english: EnglishLocalizer? = nil) {
    self.english = english
  }

  var bytes: [UInt8] { writer.bytes }

  /// The path of the value that is written next.
  var codingPath: [any CodingKey] {
    open.compactMap(\.key)
  }

  /// The number of parts that were begun in an open container.
  func count(_ place: Place) -> Int {
    open[place.depth].count
  }

  /// Encodes a value of any type as the next value. A value that encodes nothing becomes an empty object.
  func encode<Value: Encodable>(_ value: Value) throws {
    precondition(isValueDue, "a value is encoded once")
    let depth = open.count
    let encoder = ValueEncoder(output: self, depth: depth)
    // Casting to a protocol makes the runtime search all conformances in the program, which is slow, so only
    // dictionaries and sets are cast.
    if GenericStruct.isUnordered(Value.self), let unordered = value as? any UnorderedCollection {
      try unordered.encodeInOrder(to: encoder)
    } else {
      try value.encode(to: encoder)
    }
    close(to: depth)
  }

  /// Writes a value without parts, such as a number, as the next value.
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

  /// Writes a message as the next value: its text if there is a formatter, its id and its arguments.
  func message(_ content: any MessageContent, words message: Message) throws(JSONError) {
    let words = english?(message)
    let parts = try MessageParts(content, english: english)
    try scalar { (writer) throws(JSONError) in
      writer.beginObject()
      if let words {
        writer.key("message")
        writer.string(words.text)
        if let hint = words.hint {
          writer.key("hint")
          writer.string(hint)
        }
      }
      parts.write(to: &writer)
      writer.endObject()
    }
  }

  /// Begins a container as the next value. If a container at that depth was already begun for the value, returns that
  /// one.
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

  /// Begins the next part of a container, after closing the containers that are open in it.
  /// - Parameter key: the name of the member; nil for an element of an array.
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
