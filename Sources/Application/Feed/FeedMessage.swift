package import FeedDomain
package import KernelApplication

/// Messages to the user about the feed.
package enum FeedMessage: MessageContent {
  package static var concern: String { "feed" }

  // MARK: What the user asked for

  case noSuchItem(name: String)
  case noItemName(text: String?)
  case noPersonID(text: String?)
  case noSuchPerson(name: String)
  case severalPeople(name: String, ids: [String])
  case noSuchWorkout(name: String)
  case noWorkoutYet
  case severalWorkouts(name: String, workouts: [String])
  /// The workout is still under way, or was removed from the book.
  case workoutIsNotFinished(name: String)

  // MARK: Words

  case emptyText
  case textTooLong(most: Int)
  /// The text contains a hidden character (a control character, or one that reverses the direction of text). `scalar`
  /// names the character, as in `U+202E`.
  case hiddenCharacter(scalar: String)

  // MARK: Posts

  case postedAlready(post: String)
  case previewChanged
  case nobodyChosen
  case peopleWithoutChoice
  case notYours(post: String)
  case tooManyComments(most: Int)
  /// The undo would remove something that was already exported to these people.
  case goneOut(people: [String])

  // MARK: People

  case codeIsNone
  case codeLength(found: Int)
  /// A group of characters in the pairing code contains a typing error; `group` counts from 1.
  case codeMistyped(group: Int)
  case codeIsOwn
  case codeIsKnown(name: String)
  case emptyName
  case nameTaken(name: String)
  case tooManyPeople(most: Int)
  case isBlocked(name: String)
  case keyMissing(name: String)
  case exchangedAlready(name: String)
  case nothingBehind(number: Int)

  // MARK: Why a bundle is refused

  case bundleTooLarge(most: Int)
  case noBundle
  /// The user gave a bundle of the feed to the command `import`, which does not accept bundles.
  case bundleIsNoData(path: String)
  case newerBundle(version: Int)
  case unknownSender
  case ownBundle(name: String)
  case forAnother
  case senderIsBlocked(name: String)
  case wrongCode(name: String)
  case seenOtherwise(name: String)
  case tooDeep(most: Int)
  case tooManyItems(most: Int)
  case anothersItem(name: String)
  case notAnItem
  case badPost(number: Int)
  case fromTheFuture(at: String)
  case badNumbers

  // MARK: Damage

  case unreadableEntry
}

extension Message {
  package static func feed(_ content: FeedMessage) -> Message { Message(content) }

  package static func feed(_ problem: FeedText.Problem) -> Message {
    switch problem {
    case .empty: .feed(.emptyText)
    case .tooLong(let most): .feed(.textTooLong(most: most))
    case .hidden(let scalar): .feed(.hiddenCharacter(scalar: scalar))
    }
  }

  package static func feed(_ problem: PostContent.Problem) -> Message {
    switch problem {
    case .text(let problem): .feed(problem)
    case .tooMany(let most): .feed(.tooManyItems(most: most))
    case .number(let number): .feed(.badPost(number: Int(number)))
    }
  }
}

extension ItemID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .feed(.noItemName(text: text)) }
}

extension PersonID: RefusingValue {
  package static func refusal(of text: String?) -> Message { .feed(.noPersonID(text: text)) }
}
