package import KernelApplication
package import KernelDomain

extension UseCases {
  /// Creates the use cases of the book as a whole.
  /// - Parameters:
  ///   - importer: finds and reads files.
  ///   - reviews: lists the decisions that the user has to make.
  ///   - sample: provides the sample export.
  ///   - exporter: writes backups.
  ///   - tables: returns the tables for spreadsheets of all features, in display order.
  ///   - overviews: returns the overviews of all features, in display order.
  ///   - writer: writes the folder of tables.
  ///   - today: returns today's date in the machine's time zone.
  package static func book(
    importer: any FileImporter, reviews: BookReviews, sample: @escaping ImportFiles.Sample, exporter: any BookExporter,
    tables: @escaping @Sendable () -> [any FeatureTables], writer: any FolderWriter,
    access: any HealthAccessRepository, overviews: @escaping @Sendable () -> [any FeatureOverview],
    settings: any SettingsRepository, log: any ChangeLog, maintenance: any StoreMaintenance,
    account: any AccountRepository, bodyWeights: any BodyWeightRepository, clock: any WallClock,
    today: @escaping @Sendable () -> CivilDay, find: any UseCase
  ) -> UseCases {
    UseCases([
      ImportFiles(importer: importer, reviews: reviews, sample: sample),
      ExportBook(exporter: exporter),
      ExportTables(features: tables, writer: writer),
      ShowAccess(repository: access, files: importer),
      GrantAccess(repository: access, files: importer),
      RevokeAccess(repository: access, files: importer),
      SyncHealthData(repository: access, importer: importer, reviews: reviews, clock: clock),
      ShowOverview(overviews: overviews, settings: settings, today: today),
      RecordBodyWeight(weights: bodyWeights, today: today),
      ShowBodyWeights(weights: bodyWeights),
      ReviewBook(reviews: reviews),
      find,
      ListChanges(log: log),
      ListImports(log: log),
      ShowImport(log: log, reviews: reviews),
      UndoChange(log: log),
      RedoChange(log: log),
      CheckStore(maintenance: maintenance, account: account),
      RepairStore(maintenance: maintenance),
    ])
  }

  /// Creates the use cases of the account, which locks the book.
  package static func account(
    _ repository: any AccountRepository, hasher: any SecretHasher, clock: any WallClock, welcomes: WelcomeSettings
  ) -> UseCases {
    UseCases([
      ShowAccountStatus(repository: repository, clock: clock),
      SignUp(repository: repository, hasher: hasher, clock: clock, welcomes: welcomes),
      LogIn(repository: repository, hasher: hasher, clock: clock, welcomes: welcomes),
      LogOut(repository: repository, clock: clock),
      ResetPassword(repository: repository, hasher: hasher, clock: clock, welcomes: welcomes),
      NewCodes(repository: repository, hasher: hasher, clock: clock),
      RemoveAccount(repository: repository, hasher: hasher, clock: clock),
    ])
  }
}
