package import KernelApplication

/// Refusals and remarks of the feature Reading.
package enum ReadingMessage: MessageContent {
  package static var concern: String { "reading" }

  case noSuchSession(name: String)
  case noTitle
  case noPages
  case noDay
  case notUTF8
  case pagesUnreadable(text: String)
}

extension Message {
  package static func reading(_ content: ReadingMessage) -> Message { Message(content) }
}
