import JSONCoding
import KernelApplication

// Messages and their answers.
extension RPCServer {
  /// Answers what one line holds: a message or a batch.
  func answer(_ line: UnsafeRawBufferPointer, _ connection: Connection) {
    var reader = JSONReader(line)
    do throws(JSONError) {
      if reader.nextKind() == .array {
        try answerBatch(line, connection)
      } else {
        let message = try RPCMessage(&reader, in: line)
        try reader.finish()
        if answer(message) { out.append(byte: 0x0A) }
      }
    } catch {
      out.appendReply(nil, error: .parseError)
      out.append(byte: 0x0A)
    }
  }

  /// Checks the whole batch first, so that nothing of one that is no JSON is done.
  private func answerBatch(_ line: UnsafeRawBufferPointer, _ connection: Connection) throws(JSONError) {
    var count = 0
    var checker = JSONReader(line)
    try checker.beginArray()
    while try checker.nextElement() {
      try checker.skipValue()
      count += 1
    }
    try checker.finish()
    guard count > 0, count <= limits.batchEntries else {
      out.appendReply(nil, error: count == 0 ? .invalidRequest : .batchTooLong(limits.batchEntries))
      return out.append(byte: 0x0A)
    }
    var reader = JSONReader(line)
    try reader.beginArray()
    let start = out.count
    out.append(byte: UInt8(ascii: "["))
    while try reader.nextElement() {
      if answer(try RPCMessage(&reader, in: line)) { out.append(byte: UInt8(ascii: ",")) }
    }
    guard out.count > start + 1 else { return out.removeAll(after: start) }
    out.removeAll(after: out.count - 1)
    out.append("]\n")
  }

  /// False when there is nothing to say, since nobody asked.
  private func answer(_ message: RPCMessage) -> Bool {
    requests += 1
    guard let name = message.method else {
      out.appendReply(message.id, error: .invalidRequest)
      return true
    }
    let result = call(name, message.params)
    guard let id = message.id else { return false }
    switch result {
    case .success(let bytes): bytes.withUnsafeBytes { out.appendReply(id, result: $0) }
    case .failure(let error): out.appendReply(id, error: error)
    }
    return true
  }

  private func call(_ name: JSONText, _ params: UnsafeRawBufferPointer) -> Result<[UInt8], RPCError> {
    guard let method = name.plainBytes.map({ methods[$0] }) ?? Array(name.string.utf8).withUnsafeBytes({ methods[$0] })
    else { return .failure(.methodNotFound) }
    switch method {
    case .useCase(let index): return call(methods.methods[index], params)
    case .service(let method): return answer(method, params)
    }
  }

  private func call(_ method: RPCMethod, _ params: UnsafeRawBufferPointer) -> Result<[UInt8], RPCError> {
    do throws(Failure) {
      return .success(try method.call(Array(params), NoProgress()))
    } catch {
      return .failure(RPCError(error))
    }
  }
}
