import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain

/// Reads the numbers that describe runs, and fails if they are out of bounds. Calculations with larger numbers could
/// overflow, and a valid checksum does not prove that this program wrote the file.
extension JSONReader {
  /// Reads milliseconds since 1970 as an instant. Fails if the instant is outside the calendar.
  mutating func instant() throws(JSONError) -> Timestamp {
    let instant = Timestamp(milliseconds: try int64())
    guard instant.isInCalendar else { throw failure(.json(.outOfRange)) }
    return instant
  }

  /// Reads a time difference in milliseconds, which may be negative. Fails if it is longer than the whole calendar.
  mutating func milliseconds() throws(JSONError) -> Int64 {
    let milliseconds = try int64()
    guard milliseconds.magnitude <= Timestamp.longestSpan else { throw failure(.json(.outOfRange)) }
    return milliseconds
  }

  /// Reads an amount of millimetres, centimetres or kilocalories. Fails if it is negative, or greater than any odometer
  /// reading can be.
  mutating func amount() throws(JSONError) -> Int64 {
    let amount = try int64()
    guard RunFix.odometers.contains(amount) else { throw failure(.json(.outOfRange)) }
    return amount
  }

  mutating func optionalAmount() throws(JSONError) -> Int64? {
    takeNull() ? nil : try amount()
  }

  mutating func runID() throws(JSONError) -> RunID {
    guard let id = RunID(try string()) else { throw failure(.json(.outOfRange)) }
    return id
  }

  /// Reads an array of a fixed number of elements. Calls `read` once to read all of them, and fails if the array has
  /// more.
  mutating func tuple<Value>(_ read: (inout JSONReader) throws(JSONError) -> Value) throws(JSONError) -> Value {
    try beginArray()
    let value = try read(&self)
    try endArray()
    return value
  }

  /// Reads an array of any length. Calls `read` for each element, and returns the results.
  mutating func list<Value>(_ read: (inout JSONReader) throws(JSONError) -> Value) throws(JSONError) -> [Value] {
    var values: [Value] = []
    try beginArray()
    while try nextElement() { values.append(try read(&self)) }
    return values
  }

  /// Reads the next element of an array. Fails if there is none.
  mutating func element<Value>(_ read: (inout JSONReader) throws(JSONError) -> Value) throws(JSONError) -> Value {
    try expectElement()
    return try read(&self)
  }
}

extension JSONWriter {
  mutating func optional(_ value: Int64?) {
    if let value { integer(value) } else { null() }
  }

  mutating func list<Value>(
    _ key: StaticString, _ values: some Sequence<Value>, _ write: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    beginArray()
    for value in values { write(value, &self) }
    endArray()
  }

  /// Writes an array of integers.
  mutating func integers(_ values: Int64...) {
    beginArray()
    for value in values { integer(value) }
    endArray()
  }
}
