package import BookInfrastructure
import SupportApplication
import SupportDomain

extension FilesElsewhere {
  /// Recognises friends' bundles and sound files that are given to the command `import`, and refers the user to the
  /// command `support receive`, which accepts them.
  package static let support = FilesElsewhere(.support) { beginning, path in
    beginning.mentionsSamwise || beginning.beginsSound ? .support(.voiceIsNoData(path: path)) : nil
  }
}
