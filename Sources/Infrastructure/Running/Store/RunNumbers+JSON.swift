import JSONCoding
import KernelApplication
import KernelDomain
import RunningDomain

/// The numbers of runs, each within bounds. A right checksum does not tell that RecordBook wrote a file, and what is
/// reckoned with a number beyond them might overflow.
extension JSONReader {
  /// Reads milliseconds since 1970; fails for an instant outside the calendar.
  mutating func instant() throws(JSONError) -> Timestamp {
    let instant = Timestamp(milliseconds: try int64())
    guard instant.isInCalendar else { throw failure(.json(.outOfRange)) }
    return instant
  }

  /// Reads milliseconds; fails for more than the calendar has, back or forth.
  mutating func milliseconds() throws(JSONError) -> Int64 {
    let milliseconds = try int64()
    guard milliseconds.magnitude <= Timestamp.longestSpan else { throw failure(.json(.outOfRange)) }
    return milliseconds
  }

  /// Reads millimetres, centimetres or kilocalories; fails for less than nothing and for more than any odometer counts.
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

  /// Reads an array of exactly so many elements, each by a call of `read`.
  mutating func tuple<Value>(_ read: (inout JSONReader) throws(JSONError) -> Value) throws(JSONError) -> Value {
    try beginArray()
    let value = try read(&self)
    try endArray()
    return value
  }

  /// Reads an array, each element by a call of `read`.
  mutating func list<Value>(_ read: (inout JSONReader) throws(JSONError) -> Value) throws(JSONError) -> [Value] {
    var values: [Value] = []
    try beginArray()
    while try nextElement() { values.append(try read(&self)) }
    return values
  }

  /// Steps to a tuple's next element and reads it.
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

  /// An array of integers.
  mutating func integers(_ values: Int64...) {
    beginArray()
    for value in values { integer(value) }
    endArray()
  }
}
