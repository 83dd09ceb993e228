Feature: Paying many by hand
  Up to fifty rows are typed, pasted or filled from a saved list; the bank is asked about each while it is typed.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S2-2.2-28..37 @S2-5-059
  Scenario: A row of mobile money has these fields
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has pressed "Mobile Money Bulk Transfer"
    When Ama presses "Manual Entry"
    Then Ama sees these fields:
      | Source Account                    |
      | Beneficiary Name, row 1           |
      | Network, row 1                    |
      | Wallet Number, row 1              |
      | Wallet Name, row 1                |
      | Amount, row 1                     |
      | Description, row 1                |
      | Save beneficiaries as a bulk list |
    And Ama sees these buttons:
      | Delete row 1             |
      | Add one more beneficiary |
      | Make Transfer            |
    And Ama cannot type into "Wallet Name, row 1"
    And Ama types "Abdul" into "Beneficiary Name, row 1"
    And "Add one more beneficiary" gives Ama an empty row 2

  @S2-2.3-04 @S2-2.3-08
  Scenario: A row of prepaid cards has these fields
    Given Ama has signed in
    And Ama has opened "/prepaidCardLoad"
    And Ama has pressed "Bulk Card Load"
    When Ama presses "Manual Entry"
    Then Ama sees these fields:
      | Source Account                    |
      | Beneficiary Name, row 1           |
      | Customer ID, row 1                |
      | Card's last 4 digits, row 1       |
      | Phone Number, row 1               |
      | Amount, row 1                     |
      | Description, row 1                |
      | Save beneficiaries as a bulk list |

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

  @S2-5-053..058
  Scenario: Everything in a row of mobile money is required
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has pressed "Mobile Money Bulk Transfer"
    And Ama has pressed "Manual Entry"
    When Ama presses "Make Transfer"
    Then Ama is told "Network is required"
    And Ama is told "Beneficiary Wallet Number is required"
    And Ama is told "Wallet Name is required"
    And Ama is told "Description is required"
    And Ama is told "Amount is required"
    And Ama is told "Beneficiary Name is required"

  @S2-5-024
  Scenario: A non-instant row needs its branch
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has pressed "Manual Entry"
    And Ama has picked "Non-instant" as the "Transfer Type, row 1"
    When Ama presses "Make Transfer"
    Then Ama is told "Bank branch is required"

  @S2-5-013 @engines @engines-short
  Scenario: Rows pasted from a spreadsheet fill the fields that their headings name (law: entered values; text, pasted row)
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

  @S2-5-013
  Scenario: The description takes no more than 25 characters
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has pressed "Manual Entry"
    When Ama presses the keys "Rent of the new warehouse at Tema" in "Description, row 1"
    Then "Description, row 1" shows Ama "Rent of the new warehouse"
    And Ama is told "At most 25 characters."

  @S2-5-049..050 @S2-5-052
  Scenario Outline: A bulk of <kind> has between one and fifty rows
    Given Ama has signed in
    And Ama has opened "<path>"
    And Ama has pressed "<kind>"
    And Ama has pressed "Manual Entry"
    And Ama cannot press "Delete row 1"
    When Ama adds rows up to the fiftieth
    Then Ama is told "You've reached a maximum of 50 entries."
    And Ama sees no button "Add one more beneficiary"
    When Ama presses "Delete row 1"
    Then Ama sees the button "Add one more beneficiary"
    And Ama sees no button "Delete row 50"

    Examples:
      | kind           | path             |
      | Bulk Transfer  | /transfers       |
      | Bulk Card Load | /prepaidCardLoad |

    @S2-5-051
    Examples:
      | kind                       | path         |
      | Mobile Money Bulk Transfer | /mobileMoney |

  Scenario Outline: Everybody can use the rows of a bulk by hand, <where>
    Given Ama has signed in
    And Ama has opened "/transfers"
    When Ama presses "Bulk Transfer<choice>"
    And Ama has pressed "<then>"
    Then Ama's page has no accessibility violations

    Examples:
      | where     | choice | then         |
      | at a desk |        | Manual Entry |

    @mobile
    Examples:
      | where      | choice         | then                     |
      | on a phone | : Manual Entry | Add one more beneficiary |
