package import BookInfrastructure
import SupportApplication
import SupportDomain

extension FilesElsewhere {
  /// The reader that refers friends' bundles and sound files to the command `support receive`, which takes them instead
  /// of `import`.
  package static let support = FilesElsewhere(.support) { beginning, path in
    beginning.mentionsSamwise || beginning.beginsSound ? .support(.voiceIsNoData(path: path)) : nil
  }
}
