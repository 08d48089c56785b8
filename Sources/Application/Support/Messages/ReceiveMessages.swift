package import KernelApplication
package import SupportDomain

/// `support.receiveMessages`: takes what friends sent back: bundles, folders and zips of them, bare sound.
package struct ReceiveMessages: Sendable {
  package struct Input: Codable, Hashable, Sendable {
    package var paths: [String]
    /// For bare sound whose name does not hold its share's letters.
    package var share: ShareID?
    /// Who speaks in bare sound; nil is the share's friend.
    package var from: String?
    /// When bare sound is to be played: `5km`, `25min`; nil is the finish.
    package var at: String?

    package init(paths: [String], share: ShareID? = nil, from: String? = nil, at: String? = nil) {
      self.paths = paths
      self.share = share
      self.from = from
      self.at = at
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var files: [File]
    /// How many messages are new, over all files.
    package var received: Int

    package struct File: Codable, Hashable, Sendable {
      package var path: String
      /// Of a zip or folder; left out of a file.
      package var entry: String?
      /// Left out where it was refused.
      package var message: VoiceMessageID?
      package var plan: PlanID?
      /// Left out where the plan does not show senders.
      package var from: String?
      /// True where it was received before.
      package var isKnown: Bool?
      /// Why nothing of it was kept; left out where it was.
      package var problem: Message?
    }
  }
}
