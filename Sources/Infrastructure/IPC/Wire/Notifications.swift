import JSONCoding
import KernelApplication

/// Encodes the notifications that the service sends, each as one line including its newline.
enum Notifications {
  static func event(_ event: EncodedEvent, cursor: String) -> [UInt8] {
    notification("events.event") { writer in
      writer.member("cursor", cursor)
      writer.member("event", event.name)
      writer.key("details")
      writer.raw(event.details)
    }
  }

  /// Encodes the notification of a job's progress.
  /// - Parameters:
  ///   - token: the token as the client sent it, as JSON.
  ///   - value: the progress, as encoded by `value(_:)`.
  static func progress(token: [UInt8], value: [UInt8]) -> [UInt8] {
    notification("$/progress") { writer in
      writer.key("token")
      writer.raw(token)
      writer.key("value")
      writer.raw(value)
    }
  }

  static func value(_ progress: Progress) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("subject", progress.subject)
    writer.member("bytesDone", progress.bytesDone)
    writer.member("bytesTotal", progress.bytesTotal)
    writer.member("found", progress.found)
    writer.endObject()
    return writer.bytes
  }

  /// Encodes the last message that is sent to a client before its connection is closed.
  static func closing(_ error: RPCError) -> [UInt8] {
    notification("service.closing") { writer in
      writer.key("error")
      writer.raw(error.json)
    }
  }

  private static func notification(_ method: StaticString, _ params: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(capacity: 512)
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.key("method")
    writer.string(method)
    writer.beginObject("params")
    params(&writer)
    writer.endObject()
    writer.endObject()
    return writer.bytes + [0x0A]
  }
}
