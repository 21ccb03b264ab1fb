enum SyncTests {}
