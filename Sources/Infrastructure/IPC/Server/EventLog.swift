import JSONCoding

/// Stores the most recent events, so that a client that was disconnected can continue after the last event that it
/// received. The client identifies that event by the event's cursor.
struct EventLog {
  /// A random number that distinguishes the cursors of this service process from the cursors of earlier ones.
  private let instance: UInt64
  /// The notifications about the most recent events, oldest first.
  private var notifications: [Notification] = []
  /// The number that identifies the most recent event; 0 before the first event.
  private var latest: UInt64 = 0
  private let capacity: Int

  struct Notification {
    /// The notification about the event as one line, with its newline.
    let bytes: [UInt8]
    /// The line to send while the book is locked; nil if the event is not sent during that time.
    let bytesWhileLocked: [UInt8]?
  }

  init(instance: UInt64, capacity: Int) {
    self.instance = instance
    self.capacity = capacity
  }

  /// The cursor of the most recent event. With this cursor, a client can later continue after this event.
  var cursor: String { cursor(latest) }

  private func cursor(_ number: UInt64) -> String {
    String(instance, radix: 16) + "-" + String(number)
  }

  /// Stores an event and returns its notification.
  /// - Parameter isSentWhileLocked: whether to send the event while the book is locked, too.
  mutating func add(_ event: EncodedEvent, isSentWhileLocked: Bool) -> Notification {
    latest += 1
    let bytes = Notifications.event(event, cursor: cursor)
    let other = event.detailsWhileLocked == nil ? bytes : Notifications.event(event.whileLocked, cursor: cursor)
    let notification = Notification(bytes: bytes, bytesWhileLocked: isSentWhileLocked ? other : nil)
    notifications.append(notification)
    // Removes many notifications at once, because each removal moves all remaining ones.
    if notifications.count >= capacity * 2 { notifications.removeFirst(capacity) }
    return notification
  }

  /// Returns the events after a cursor, oldest first; nil if some of them are no longer stored, or if the cursor is
  /// invalid.
  func events(after cursor: String) -> ArraySlice<Notification>? {
    let parts = cursor.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, UInt64(parts[0], radix: 16) == instance, let number = UInt64(parts[1]), number <= latest,
      latest - number <= UInt64(notifications.count)
    else { return nil }
    return notifications.suffix(Int(latest - number))
  }
}
