Feature: Paying many by hand
  Up to fifty rows are typed, pasted or filled from a saved list; the bank is asked about each while it is typed.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S2-3-039 @S2-3-044 @S2-3-048..056 @S2-7-32..34 @S2-9-12..15
  Scenario: Transfers of all three types are paid, each with its lookup and its charge
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has pressed "Manual Entry"
    And Ama has chosen the Current account as "Source Account"
    And Ama has entered these rows:
      | Transfer Type | Bank          | Bank Branch | Account Number      | Beneficiary Name | Amount | Description |
      | Domestic      |               |             | the Savings account |                  | 100    | Reserve     |
      | Instant       | Ecobank Ghana |             | 1441000234567       |                  | 50     | Cartons     |
      | Non-instant   | Bank of Ghana | Kumasi      | 1221000333444       | Kojo Addo        | 25     | Fees        |
      | Non-instant   | GCB Bank      | Tamale Main | 1221000333555       | Esi Addo         | 35     | Fees        |
    And "Beneficiary Name, row 2" shows Ama "Accra Packaging Ltd"
    And Ama has pressed "Make Transfer"
    When Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the Savings account holds GHS 300.00
    And the bank has been asked for the bulk transfer with:
      | transferType | BULK-TRANSFER |
      | passwordType | OTP           |
    And the bank has been asked for the bulk transfer with the rows:
      | transactionType | beneficiaryAccount  | beneficiaryBank | bankBranch  | beneficiaryName     | transactionAmount | transactionDescription | charge | beneficiaryId        |
      | domestic        | the Savings account |                 |             | any                 | 100.00            | Reserve                | 0.00   |                      |
      | instant         | 1441000234567       | Ecobank Ghana   |             | Accra Packaging Ltd | 50.00             | Cartons                | 5.00   | 300312-1441000234567 |
      | noninstant      | 1221000333444       | Bank of Ghana   | Kumasi      | Kojo Addo           | 25.00             | Fees                   | 0.00   |                      |
      | noninstant      | 1221000333555       | GCB Bank        | Tamale Main | Esi Addo            | 35.00             | Fees                   | 0.00   |                      |
    And the charges asked for were:
      | INSTANT_INTERBANK     | 50.00 |
      | NON_INSTANT_INTERBANK | any   |

  @S2-2.2-45 @S2-2.4-29 @S2-7-34
  Scenario: Transfers are saved as a list, and repeated every week
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has pressed "Manual Entry"
    And Ama has chosen the Current account as "Source Account"
    And Ama has entered these rows:
      | Transfer Type | Bank     | Bank Branch | Account Number      | Beneficiary Name | Amount | Description |
      | Domestic      |          |             | the Savings account |                  | 100    | Reserve     |
      | Non-instant   | GCB Bank | Tamale Main | 1221000333555       | Esi Addo         | 35     | Wages       |
    And Ama has switched on "Save beneficiaries as a bulk list"
    And Ama has switched on "Schedule transfer"
    And Ama has filled in:
      | Frequency | Weekly |
    And Ama has pressed "Make Transfer"
    And Ama types "Every Friday" into "Bulk List Name"
    When Ama confirms with the code sent to her
    Then Ama is told "The transfer has been scheduled."
    And the Current account holds GHS 1,000.00
    And the bank has been asked for the bulk transfer with:
      | isSchedule | true         |
      | frequency  | WEEKLY       |
      | saveBen    | true         |
      | benName    | Every Friday |
    When Ama presses "Close"
    And Ama opens "/transfers"
    And Ama presses "Bulk Transfer"
    And Ama presses "Manual Entry"
    And Ama fills in:
      | Saved bulk list | Every Friday · 2 rows |
    Then "Account Number, row 2" shows Ama "1221000333555"
    And "Bank Branch, row 2" shows Ama "Tamale Main"
    And "Amount, row 2" shows Ama ""

  @S2-5-013 @engines @engines-short
  Scenario: Rows pasted from a spreadsheet fill the fields that their headings name
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has pressed "Manual Entry"
    When Ama pastes these cells into "Account Number, row 1":
      | Remark | Transaction Amount | Beneficiary Account | Transaction Type | Beneficiary Bank | Bank Branch | Beneficiary Name | Transaction Narration |
      | new    | GHS 1,250.00       | 1221 0003 33555     | Non-instant      | gcb              | tamale main | Esi Addo         | Wages                 |
      | new    | 1e3                | 12345678901234      | instant          | Bank of Nowhere  |             |                  | Fees                  |
    Then "Amount, row 1" shows Ama "1,250.00"
    And "Account Number, row 1" shows Ama "1221000333555"
    And "Transfer Type, row 1" shows Ama "noninstant"
    And "Bank, row 1" shows Ama "040100"
    And "Bank Branch, row 1" shows Ama "Tamale Main"
    And "Amount, row 2" shows Ama "1e3"
    And "Account Number, row 2" shows Ama "12345678901234"
    And Ama is told "Amount must be a number with at most two decimals"
    And Ama is told "10, 13 or 16 digits required"
    And Ama is told "“Bank of Nowhere” is not in the list. Choose from it."
    And Ama is told "This pasted column was not used: Remark."
