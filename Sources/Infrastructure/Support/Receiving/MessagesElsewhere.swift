package import BookInfrastructure
import SupportApplication
import SupportDomain

extension FilesElsewhere {
  /// Friends' bundles and sounds, which `support receive` takes instead of an import.
  package static let support = FilesElsewhere(.support) { beginning, path in
    beginning.mentionsSamwise || beginning.beginsSound ? .support(.voiceIsNoData(path: path)) : nil
  }
}
