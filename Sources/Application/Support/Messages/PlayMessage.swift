package import SupportDomain

/// `support.listMessages {plan?}`: in the order in which they came.
package struct ListMessages: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var plan: PlanID?

    package init(plan: PlanID? = nil) {
      self.plan = plan
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var messages: [VoiceMessageView]
  }
}

/// `support.showMessage {message}`: fails with `conflict` (`notPlayedYet`) before it was played.
package struct ShowMessage: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var message: VoiceMessageID

    package init(message: VoiceMessageID) {
      self.message = message
    }
  }

  package typealias Output = VoiceMessageDetails
}

/// `support.playMessage {message, bytes?}`: the sound, to be heard outside of a run. One that was skipped or failed, or did
/// not come due in a run that is over, counts as played from then on.
package struct PlayMessage: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    /// True answers the file itself in base64, too.
    package var bytes: Bool?

    package init(message: VoiceMessageID, bytes: Bool? = nil) {
      self.message = message
      self.bytes = bytes
    }
  }

  package typealias Output = VoiceSoundView
}

/// `support.favourMessage {message, isFavourite}`.
package struct FavourMessage: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var isFavourite: Bool

    package init(message: VoiceMessageID, isFavourite: Bool) {
      self.message = message
      self.isFavourite = isFavourite
    }
  }

  package typealias Output = VoiceMessageOutput
}

/// `support.replyToMessage {message, text, path?}`: one a message, once it was played.
package struct ReplyToMessage: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var text: String
    /// A text file to be sent to the friend, which must not be there yet; nil writes none.
    package var path: String?

    package init(message: VoiceMessageID, text: String, path: String? = nil) {
      self.message = message
      self.text = text
      self.path = path
    }
  }

  package typealias Output = VoiceMessageOutput
}

/// `support.deleteMessage {message}`: with its sound, for good.
package struct DeleteMessage: Sendable {
  package typealias Input = ShowMessage.Input

  package struct Output: Codable, Hashable, Sendable {
    package var message: VoiceMessageID
    package var plan: PlanID
  }
}

/// A message after a change of it.
package struct VoiceMessageOutput: Codable, Hashable, Sendable {
  /// The number of the change, which undo takes; left out where nothing changed.
  package var change: Int?
  package var message: VoiceMessageView
  /// The file that was written; left out where none was.
  package var path: String?
}
