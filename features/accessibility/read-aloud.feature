Feature: What a screen reader reads out
  Names, roles, states and their order, as assistive technology gets them. Each table lists lines in their order; further
  lines may stand between them, and "…" replaces what differs from run to run.

  Background:
    Given a company with these people:
      | Ama  | Single     |
      | Kofi | Initiator  |
      | Efua | Authorizer |

  @engines
  Scenario: The sign-in and its code are read out in full
    When Ama opens "/login"
    Then a screen reader reads out to Ama, in this order:
      """
      link "Asempa Bank Corporate Internet Banking"
      navigation "Menu"
      button "Menu"
      button "Dark theme"
      main
      heading "Log In" [level=1]
      textbox "Username"
      textbox "Password"
      button "Show password"
      link "Forgot Password?"
      button "Log In"
      region "Help"
      button "Contact Us"
      navigation "Legal"
      link "Accessibility"
      """
    When Ama enters her user name and password
    Then a screen reader reads out to Ama, in this order:
      """
      dialog "OTP Verification"
      heading "OTP Verification" [level=2]
      button "Close"
      paragraph: Enter the 5 digits sent to … and ….
      textbox "One-time code"
      alert
      button "Confirm"
      button "Resend" [disabled]
      """

  @engines
  Scenario: A payment between own accounts is read out in order
    Given Ama has signed in
    When Ama opens "/transfers"
    Then a screen reader reads out to Ama, in this order:
      """
      button "Skip to content"
      banner
      button "Search"
      button "Dark theme"
      navigation "Main menu"
      link "Transfers"
      button "Log Out"
      main
      heading "Transfers" [level=1]
      tablist "Kinds"
      tab "Between Own Accounts" [expanded] [selected]
      tab "To Asempa Bank"
      tab "To Another Bank"
      tab "Bulk Transfer"
      tabpanel "Between Own Accounts"
      form "Transfer details"
      combobox "Source Account": …
      combobox "Destination Account"
      textbox "Amount"
      textbox "Narration"
      checkbox "Schedule transfer"
      heading "Summary" [level=2]
      term: Total
      term: From
      paragraph: What you enter, fees and the balance afterwards appear here.
      status
      button "Make Transfer"
      contentinfo
      navigation "Help"
      """
    When Ama moves GHS 150.00 from the Current account to the Savings account
    Then a screen reader reads out to Ama, in this order:
      """
      alertdialog "Success"
      heading "Success" [level=2]
      paragraph: Transfer Completed Successfully!
      term: Total
      definition: GHS 150.00
      term: Transaction ID
      definition: T…
      button "Receipt"
      button "New payment"
      button "Close"
      """

  @engines
  Scenario: A wrong code is read out as an error
    Given Ama has begun to move GHS 150.00 from the Current account to the Savings account
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And a screen reader reads out to Ama, in this order:
      """
      dialog "Confirm transfer"
      heading "Confirm transfer" [level=2]
      term: Total
      definition: GHS 150.00
      term: To
      term: From
      textbox "One-time code" [invalid]: …
      alert
      paragraph: OTP is not valid.
      button "Confirm"
      """

  @engines
  Scenario: An approval is read out with its row and its result
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has signed in
    When Efua opens "/pendingRequests"
    Then a screen reader reads out to Efua, in this order:
      """
      main
      heading "Pending Requests" [level=1]
      region "Approvals inbox"
      heading "1 request waits for you" [level=2]
      button "Review all"
      tab "Transfers" [expanded] [selected]
      tabpanel "Transfers"
      tab "Between Own Accounts" [expanded] [selected]
      tabpanel "Between Own Accounts"
      table "Between Own Accounts"
      columnheader "Beneficiary"
      columnheader "Amount"
      columnheader "Transfer ID"
      checkbox "Select GHS 150.00 to …"
      cell "GHS 150.00"
      button "T…"
      button "Approve GHS 150.00 to …": Approve
      button "Reject GHS 150.00 to …": Reject
      navigation "Pages"
      button "Next page" [disabled]
      """
    When Efua approves the request with the code sent to her
    Then a screen reader reads out to Efua, in this order:
      """
      alertdialog "Success"
      heading "Success" [level=2]
      paragraph: The request has been approved.
      button "Close"
      """

  @engines
  Scenario: A rejection without a reason is read out as an error
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Efua has begun to reject the request
    When Efua rejects the request because " "
    Then Efua is told "Reason is required"
    And a screen reader reads out to Efua, in this order:
      """
      dialog "Request Rejection"
      heading "Request Rejection" [level=2]
      form "Request Rejection"
      textbox "Reason" [invalid]
      text: Reason is required
      button "Cancel"
      button "Reject"
      """

  @engines
  Scenario: The statement is read out with debit and credit as words
    Given the bank lists 3 transactions
    When Ama opens the statement
    Then a screen reader reads out to Ama, in this order:
      """
      main
      heading "Account Statement" [level=1]
      button "Download Statement"
      combobox "Account": …
      group "Date range"
      button "Filter Type"
      table "Account Statement"
      columnheader "Type"
      columnheader "Amount"
      row "Credit 20 Nov 2026 Transaction 1 +GHS 1.00"
      row "Debit 20 Nov 2026 Transaction 2 −GHS 2.00"
      navigation "Pages"
      …: 1-3 from 3
      """

  @engines
  Scenario: The rows of a bulk are read out by their number
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has pressed "Manual Entry"
    When Ama presses "Add one more beneficiary"
    Then a screen reader reads out to Ama, in this order:
      """
      heading "Transfers" [level=1]
      tab "Bulk Transfer" [expanded] [selected]
      tab "Manual Entry" [expanded] [selected]
      form "Manual entry"
      combobox "Source Account": …
      listitem "Row 1"
      … "Transfer Type, row 1"
      … "Bank, row 1" [disabled]
      … "Bank Branch, row 1" [disabled]
      textbox "Account Number, row 1"
      textbox "Beneficiary Name, row 1" [disabled]
      textbox "Amount, row 1"
      textbox "Description, row 1"
      button "Delete row 1": ×
      listitem "Row 2"
      … "Transfer Type, row 2"
      textbox "Amount, row 2"
      button "Delete row 2": ×
      button "Add one more beneficiary"
      checkbox "Save beneficiaries as a bulk list"
      checkbox "Schedule transfer"
      status
      text: 0 beneficiaries
      button "Make Transfer"
      """

  @time @engines
  Scenario: The end of a session is read out before it comes
    Given Ama has signed in
    When 245 seconds pass
    Then a screen reader reads out to Ama, in this order:
      """
      alertdialog "Session"
      heading "Session" [level=2]
      paragraph: Your session will expire in 00:… You will automatically be logged out
      button "Keep Me Logged In"
      """

  @time @engines
  Scenario: The seconds of a dialog are not announced one by one
    Given Ama has signed in
    And a screen reader listens to Ama's page
    When 245 seconds pass
    And 3 seconds pass
    Then Ama is warned that her session will expire in less than a minute
    And nothing has been announced to Ama

  @engines
  Scenario: An error is announced once
    Given Ama has begun to move GHS 150.00 from the Current account to the Savings account
    And a screen reader listens to Ama's page
    When Ama enters a wrong code
    Then it has announced to Ama, each once and nothing else:
      | OTP is not valid. 2 tries left. |

  @time @motion
  Scenario: The slogans of the sign-in page stop when asked
    Given Ama has opened "/login"
    And Ama has pressed "Pause the slogans"
    When 9 seconds pass
    Then Ama is told "Easy access to payment reports"
